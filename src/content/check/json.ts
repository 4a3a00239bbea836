import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Fault } from './problems.ts';

/**
 * Where a text stops being JSON and why, for someone who has never heard of JSON. JSON.parse often does
 * not say where, and takes the last of two fields with one name without complaint.
 */
export function faultIn(text: string): Fault | undefined {
  // Some editors begin a file with this invisible sign; the bundler takes it away as well.
  const source = text.replace(/^\uFEFF/, '');
  const groups: { closing: string; opening: string; names: Set<string> }[] = [];
  const faults: Fault[] = [];
  const note = (line: number, column: number, wrong: string, fix: string) => {
    const place = `line ${line + 1}, column ${column + 1}`;
    faults.push([[place], `is not valid JSON: ${wrong}`, fix]);
  };
  const begin = (sign: string, closing: string) => (_at: number, _length: number, line: number) => {
    groups.push({ closing, opening: `${sign} of line ${line + 1}`, names: new Set() });
  };
  // A group that the file leaves open ends with nothing.
  const end = (_at: number, length: number) => void (length > 0 && groups.pop());

  visit(
    source,
    {
      onObjectBegin: begin('{', '}'),
      onObjectEnd: end,
      onArrayBegin: begin('[', ']'),
      onArrayEnd: end,
      onObjectProperty: (name, _at, _length, line, column) => {
        const names = groups.at(-1)?.names;
        if (names?.has(name)) {
          const wrong = `${JSON.stringify(name)} stands there twice`;
          note(line, column, wrong, 'Remove or rename one of the two.');
        }
        names?.add(name);
      },
      onError: (error, at, length, line, column) => {
        const code = printParseErrorCode(error);
        const piece = source.slice(at, at + length);
        const group = groups.at(-1);
        if (group && (piece === '' || (/^[\]}]$/.test(piece) && code === 'CommaExpected'))) {
          const wrong = piece ? `${piece} closes nothing` : 'it ends too early';
          note(line, column, wrong, `First close the ${group.opening} with a ${group.closing}.`);
        } else {
          const seen = `${code} ${source.slice(Math.max(0, at - 20), at)}¦${piece}`;
          const [, wrong, fix] = rules.find(([looks]) => looks.test(seen)) ?? otherwise;
          const named = piece.length > 40 ? `${piece.slice(0, 37)}…` : piece;
          note(
            line,
            column,
            wrong.replace('%', () => named),
            fix,
          );
        }
      },
    },
    { disallowComments: true },
  );
  return faults[0];
}

type Rule = [looks: RegExp, wrong: string, fix: string];

/** What the parser says, a little of what stands before and, after ¦, the piece that it stopped at: %. */
const rules: Rule[] = [
  [/¦(\/\/|\/\*|#)/, '% is a comment', 'Remove it: JSON has no comments.'],
  [
    /\d[., \u00a0\u202f]¦\d/,
    'a number is cut in two before %',
    'Write it without separators, like 1450, and with a point before decimals, like 99.9.',
  ],
  [
    /^InvalidSymbol.*"[ \t]*¦/s,
    'a quote ends the text before %',
    'For a quote inside a text write \\" or a curly one, like “this”.',
  ],
  [/¦[“”„«'‘’]/, '% has no straight double quote', 'Put the text between straight " quotes.'],
  [
    /^\w*(String|Character|Unicode).*¦"/s,
    'the text % has no end or a sign that must not stand in it',
    'End it with a double quote on the same line. Inside, write \\" for a quote, \\n for a new line.',
  ],
  [/¦$/, 'it says nothing', 'Write the file’s fields there.'],
  [/^CommaExpected/, 'a comma is missing before %', 'Add the comma.'],
  [/^ColonExpected/, 'a colon is missing', 'Write name, colon, value.'],
  [/^EndOfFileExpected/, 'something follows the end', 'Remove what follows.'],
  [/¦[,:\]}]/, 'something is missing before %', 'Add it, or remove the comma too many.'],
  [/^PropertyNameExpected/, '% is not a name', 'Write the name in double quotes.'],
];
const otherwise: Rule = [/./, '% is not a value', 'Put texts between straight " quotes.'];
