/** Where a text stops being JSON and why, for someone who has never heard of JSON. */
export type Fault = { line: number; column: number; wrong: string; fix: string };

type Group = { closing: '}' | ']'; start: number; names: Set<string> };
type Awaited = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const deepest = 30;

/**
 * JSON.parse often does not say where a fault is, and takes the last of two fields with one name
 * without complaint. This reads the text itself and stops at the first fault.
 */
export function faultIn(source: string): Fault | undefined {
  const groups: Group[] = [];
  let awaited: Awaited = 'value';
  let place = afterSpace(source, 0);

  const fault = (at: number, wrong: string, fix: string): Fault => ({
    ...lineAndColumn(source, at),
    wrong,
    fix,
  });

  while (place < source.length || groups.length > 0 || awaited !== 'comma or end') {
    const group = groups.at(-1);
    const piece = pieceAt(source, place);

    if (place === source.length) {
      if (!group) return fault(place, 'it says nothing', 'Write the file’s fields there.');
      const { line } = lineAndColumn(source, group.start);
      return fault(
        place,
        `it ends too early`,
        `Close the ${source[group.start]} of line ${line} with a ${group.closing}.`,
      );
    }
    const misread = misreadAt(source, place, awaited, piece);
    if (misread) return fault(place, ...misread);
    if (piece === undefined) return fault(place, ...strangeAt(source, place));
    const isText = piece.startsWith('"');

    if (awaited === 'comma or end') {
      if (group && piece === ',') awaited = group.closing === '}' ? 'name' : 'value';
      else if (group && piece === group.closing) groups.pop();
      else if (!group) return fault(place, 'something follows the end', 'Remove what follows.');
      else if (isClosing(piece)) return fault(place, ...wrongClosing(source, group, piece));
      else return fault(place, `a comma is missing before ${shorten(piece)}`, 'Add the comma.');
    } else if (awaited === 'colon') {
      if (piece !== ':') return fault(place, 'a colon is missing', 'Write name, colon, value.');
      awaited = 'value';
    } else if (group && piece === group.closing) {
      if (awaited !== 'name or end' && awaited !== 'value or end') {
        return fault(place, `something is missing before ${piece}`, 'Remove the comma before it.');
      }
      groups.pop();
      awaited = 'comma or end';
    } else if (awaited === 'name' || awaited === 'name or end') {
      if (!isText) {
        return fault(place, `${shorten(piece)} is not a name`, 'Write the name in double quotes.');
      }
      const name = JSON.parse(piece);
      if (group?.names.has(name)) {
        return fault(place, `${piece} stands there twice`, 'Remove or rename one of the two.');
      }
      group?.names.add(name);
      awaited = 'colon';
    } else if (piece === '{' || piece === '[') {
      if (groups.length === deepest) {
        return fault(place, 'it is nested too deeply', 'No file of this site has so many levels.');
      }
      groups.push({ closing: piece === '{' ? '}' : ']', start: place, names: new Set() });
      awaited = piece === '{' ? 'name or end' : 'value or end';
    } else if (/^[,:\]}]/.test(piece)) {
      return fault(place, `something is missing before ${piece}`, `Add it, or remove ${piece}.`);
    } else {
      awaited = 'comma or end';
    }
    place = afterSpace(source, place + piece.length);
  }
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no JSON text may hold them
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const pieces = new RegExp(`${text.source}|${number.source}|true|false|null|[{}[\\],:]`, 'y');

function pieceAt(source: string, place: number): string | undefined {
  pieces.lastIndex = place;
  return pieces.exec(source)?.[0];
}

function afterSpace(source: string, place: number): number {
  const space = /[ \t\r\n]*/y;
  space.lastIndex = place;
  space.test(source);
  return space.lastIndex;
}

/** Numbers, quotes and comments as other languages write them. */
function misreadAt(
  source: string,
  place: number,
  awaited: Awaited,
  piece: string | undefined,
): [wrong: string, fix: string] | undefined {
  const before = source.slice(0, place);
  const rest = source.slice(place).split(/[\r\n]/, 1)[0] ?? '';
  if (/^(\/\/|\/\*|#)/.test(rest)) {
    return [`${shorten(rest)} is a comment`, 'Remove it: JSON has no comments.'];
  }
  // Tried on the last two characters: with a pattern ending in $, all of the text would be searched.
  const parted = /[\d.][, '’\u00a0\u202f]$/.test(before.slice(-2))
    ? /-?\d[\d.,'’ \u00a0\u202f]*$/.exec(before)?.[0]
    : undefined;
  const isNumber = piece !== undefined && /^\d/.test(piece);
  if (parted && isNumber && (awaited === 'name' || awaited === 'comma or end')) {
    return [
      `${parted}${piece} is not a number`,
      'Write it without separators, like 1450, and with a point before decimals, like 99.9.',
    ];
  }
  if (awaited === 'comma or end' && piece === undefined && /"[ \t]*$/.test(before)) {
    return [
      `a quote ends the text before ${shorten(rest)}`,
      'For a quote inside a text write \\" or a curly one, like “this”.',
    ];
  }
  return undefined;
}

function strangeAt(source: string, place: number): [wrong: string, fix: string] {
  const rest = source.slice(place).split(/[\r\n]/, 1)[0] ?? '';
  if (rest.startsWith('"')) {
    return [
      `the text ${shorten(rest)} has no end or a sign that must not stand in it`,
      'End it with a double quote on the same line. Inside, write \\" for a quote, \\n for a new line.',
    ];
  }
  if (/^[“”„«'‘’]/.test(rest)) {
    return [`${rest[0]} is not a straight double quote`, 'Put the text between straight " quotes.'];
  }
  return [`${shorten(rest)} is not a value`, 'Put texts between straight " quotes.'];
}

function wrongClosing(source: string, group: Group, piece: string): [wrong: string, fix: string] {
  const { line } = lineAndColumn(source, group.start);
  const opening = source[group.start];
  return [
    `${piece} closes nothing`,
    `First close the ${opening} of line ${line} with a ${group.closing}.`,
  ];
}

function isClosing(piece: string): boolean {
  return piece === '}' || piece === ']';
}

function lineAndColumn(source: string, place: number): { line: number; column: number } {
  const lines = source.slice(0, place).split(/\r\n|[\r\n]/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function shorten(words: string): string {
  return words.length > 40 ? `${words.slice(0, 37)}…` : words;
}
