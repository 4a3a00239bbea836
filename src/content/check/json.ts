import { printParseErrorCode, visit } from 'jsonc-parser';

/** Where a text stops being JSON and why, for someone who has never heard of JSON. */
export type Fault = { line: number; column: number; wrong: string; fix: string };

type Advice = [wrong: string, fix: string];

/**
 * JSON.parse often does not say where a fault is, and takes the last of two fields with one name
 * without complaint.
 */
export function faultIn(text: string): Fault | undefined {
  // Some editors begin a file with this invisible sign; the bundler takes it away as well.
  const source = text.replace(/^\uFEFF/, '');
  // So many levels would overflow the stack of whoever reads them.
  if (/(?:[[{][^[\]{}]*){31}/.test(source)) {
    const fix = 'No file of this site has so many levels.';
    return { line: 1, column: 1, wrong: 'it is nested too deeply', fix };
  }
  const groups: { opening: string; line: number; names: Set<string> }[] = [];
  let fault: Fault | undefined;
  const note = (line: number, character: number, [wrong, fix]: Advice) => {
    fault ??= { line: line + 1, column: character + 1, wrong, fix };
  };
  const begin = (opening: string) => (_offset: number, _length: number, line: number) => {
    groups.push({ opening, line: line + 1, names: new Set() });
  };
  // A group that the file leaves open ends with nothing.
  const end = (_offset: number, length: number) => {
    if (length > 0) groups.pop();
  };

  visit(
    source,
    {
      onObjectBegin: begin('{'),
      onObjectEnd: end,
      onArrayBegin: begin('['),
      onArrayEnd: end,
      onObjectProperty: (name, _offset, _length, line, character) => {
        const names = groups.at(-1)?.names;
        if (names?.has(name)) {
          const wrong = `${JSON.stringify(name)} stands there twice`;
          note(line, character, [wrong, 'Remove or rename one of the two.']);
        }
        names?.add(name);
      },
      onError: (code, offset, length, line, character) => {
        const piece = source.slice(offset, offset + length);
        const group = groups.at(-1);
        const isClosing = piece === '}' || piece === ']';
        const isUnclosed =
          piece === '' || (isClosing && printParseErrorCode(code) === 'CommaExpected');
        if (group && isUnclosed) {
          const closing = group.opening === '{' ? '}' : ']';
          const wrong = piece ? `${piece} closes nothing` : 'it ends too early';
          const fix = `First close the ${group.opening} of line ${group.line} with a ${closing}.`;
          note(line, character, [wrong, fix]);
        } else {
          const before = source.slice(0, offset);
          note(line, character, adviceFor(printParseErrorCode(code), shorten(piece), before));
        }
      },
    },
    { disallowComments: true },
  );
  return fault;
}

function adviceFor(code: string, piece: string, before: string): Advice {
  if (/^(\/\/|\/\*|#)/.test(piece)) {
    return [`${piece} is a comment`, 'Remove it: JSON has no comments.'];
  }
  if (/^\d/.test(piece) && /\d[., \u00a0\u202f]$/.test(before.slice(-2))) {
    const [start] = /[\d.,]*.$/.exec(before.slice(-20)) ?? [];
    return [
      `${start}${piece} is not a number`,
      'Write it without separators, like 1450, and with a point before decimals, like 99.9.',
    ];
  }
  if (code === 'InvalidSymbol' && /"[ \t]*$/.test(before.slice(-20))) {
    return [
      `a quote ends the text before ${piece}`,
      'For a quote inside a text write \\" or a curly one, like “this”.',
    ];
  }
  if (/^[“”„«'‘’]/.test(piece)) {
    return [
      `${piece[0]} is not a straight double quote`,
      'Put the text between straight " quotes.',
    ];
  }
  if (piece.startsWith('"') && /String|Character|Unicode/.test(code)) {
    return [
      `the text ${piece} has no end or a sign that must not stand in it`,
      'End it with a double quote on the same line. Inside, write \\" for a quote, \\n for a new line.',
    ];
  }
  if (piece === '') return ['it says nothing', 'Write the file’s fields there.'];
  if (code === 'CommaExpected') return [`a comma is missing before ${piece}`, 'Add the comma.'];
  if (code === 'ColonExpected') return ['a colon is missing', 'Write name, colon, value.'];
  if (code === 'EndOfFileExpected') return ['something follows the end', 'Remove what follows.'];
  if (/^[,:\]}]/.test(piece)) {
    return [`something is missing before ${piece}`, 'Add it, or remove the comma too many.'];
  }
  if (code === 'PropertyNameExpected') {
    return [`${piece} is not a name`, 'Write the name in double quotes.'];
  }
  return [`${piece} is not a value`, 'Put texts between straight " quotes.'];
}

function shorten(words: string): string {
  return words.length > 40 ? `${words.slice(0, 37)}…` : words;
}
