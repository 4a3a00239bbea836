import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Finding } from './problems.ts';

/** JSON.parse often gives no line and column, and takes the last of two fields with one name without complaint. */
export function syntaxProblem(text: string): Finding | undefined {
  // Some editors write a byte order mark; the bundler strips it as well.
  const source = text.replace(/^\uFEFF/, '');
  let finding: Finding | undefined;
  const note = (line: number, column: number, wrong: string, fix: string) => {
    finding ??= [[`line ${line + 1}, column ${column + 1}`], `is not valid JSON: ${wrong}`, fix];
  };
  const fields = new Set<string>();
  const open: string[] = [];
  const begin = (left: string, right: string) => (_at: number, _length: number, line: number) => {
    open.push(`${left} of line ${line + 1} with a ${right}`);
  };
  // The parser also calls this at the end of the file for each bracket left open, with length 0.
  const end = (_at: number, length: number) => void (length > 0 && open.pop());

  visit(
    source,
    {
      onObjectBegin: begin('{', '}'),
      onObjectEnd: end,
      onArrayBegin: begin('[', ']'),
      onArrayEnd: end,
      onObjectProperty: (name, _at, _length, line, column, pathOf) => {
        const field = JSON.stringify([...pathOf(), name]);
        if (fields.has(field)) {
          const wrong = `${JSON.stringify(name)} stands there twice`;
          note(line, column, wrong, 'Remove or rename one of the two.');
        }
        fields.add(field);
      },
      onError: (error, at, length, line, column) => {
        const piece = source.slice(at, at + length);
        const before = source.slice(Math.max(0, at - 20), at);
        const seen = `${printParseErrorCode(error)} ${open.length} ${before}¦${piece}`;
        const [, wrong, fix] = rules.find(([looks]) => looks.test(seen)) ?? otherwise;
        const named = piece.length > 40 ? `${piece.slice(0, 37)}…` : piece;
        const filled = wrong.replace('%', () => named);
        note(line, column, filled, fix.replace('%', open.at(-1) ?? ''));
      },
    },
    { disallowComments: true },
  );
  return finding;
}

type Rule = [looks: RegExp, wrong: string, fix: string];

/** Matched in order against `seen`: error code, number of open brackets, preceding text, ¦, offending token. */
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
    'the text % has no end or a character that must not stand in it',
    'End it with a double quote on the same line. Inside, write \\" for a quote, \\n for a new line.',
  ],
  [/^\w+ 0 .*¦$/s, 'it says nothing', 'Write the file’s fields there.'],
  [/¦$/, 'it ends too early', 'First close the %.'],
  [/^CommaExpected.*¦[\]}]/s, '% closes nothing', 'First close the %.'],
  [/^CommaExpected/, 'a comma is missing before %', 'Add the comma.'],
  [/^ColonExpected/, 'a colon is missing', 'Write name, colon, value.'],
  [/^EndOfFileExpected/, 'something follows the end', 'Remove what follows.'],
  [/¦[,:\]}]/, 'something is missing before %', 'Add it, or remove the comma too many.'],
  [/^PropertyNameExpected/, '% is not a name', 'Write the name in double quotes.'],
];
const otherwise: Rule = [/./, '% is not a value', 'Put texts between straight " quotes.'];
