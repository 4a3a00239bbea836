import { createScanner, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { type Finding, shorten } from './problems.ts';

/** Unlike JSON.parse, gives the line and column of an error and reports duplicate fields. */
export function syntaxProblem(text: string): Finding | undefined {
  // Some editors write a byte order mark.
  const source = text.replace(/^\uFEFF/, '');
  if (depthOf(source) > deepest) {
    const wrong = `has more than ${deepest} nested brackets`;
    return { path: [], wrong, fix: 'Restore the file; git has it.' };
  }
  const fields = new Set<string>();
  const found: Finding[] = [];
  const report = (line: number, column: number, wrong: string, fix: string) => {
    const position = { line: line + 1, column: column + 1 };
    found.push({ path: [], position, wrong: `is not valid JSON ${wrong}`, fix });
  };

  visit(
    source,
    {
      onObjectProperty: (name, _offset, _length, line, column, pathOfObject) => {
        const field = JSON.stringify([...pathOfObject(), name]);
        if (fields.has(field)) {
          report(line, column, `with "${name}" twice`, 'Remove or rename one of the two.');
        }
        fields.add(field);
      },
      onError: (code, offset, length, line, column) => {
        const token = source.slice(offset, offset + length);
        report(line, column, `at ${token ? shorten(token) : 'its end'}`, adviceOn(code));
      },
    },
    { disallowComments: true },
  );
  // The others may only be consequences of the first.
  return found[0];
}

/** Far more than any file needs; the parser fails at some thousands. */
const deepest = 50;

function depthOf(source: string): number {
  const scanner = createScanner(source);
  let depth = 0;
  let most = 0;
  while (scanner.getPosition() < source.length) {
    scanner.scan();
    const first = source[scanner.getTokenOffset()];
    if (first === '[' || first === '{') depth += 1;
    if (first === ']' || first === '}') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

const textEnds =
  'End the text with a double quote on the same line. Inside, write \\" for a quote, \\n for a new line.';

const advice: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'Put texts between straight " quotes. For a quote inside a text write \\" or a curly one, like “this”.',
  PropertyNameExpected:
    'Write names in double quotes, numbers without separators, like 1450 or 99.9, and no comma before a closing bracket.',
  ValueExpected: 'Add the missing value before it, or remove the extra comma.',
  ColonExpected: 'Add the missing colon before it: name, colon, value.',
  CommaExpected:
    'Add the missing comma before it, or close the open bracket. Numbers have no separators: 1450.',
  CloseBraceExpected: 'Close each { with a }.',
  CloseBracketExpected: 'Close each [ with a ].',
  EndOfFileExpected: 'Remove what follows the last bracket.',
  InvalidCommentToken: 'Remove it: JSON has no comments.',
  UnexpectedEndOfNumber: 'Write digits after the decimal point, or remove the point.',
  UnexpectedEndOfString: textEnds,
  InvalidCharacter: textEnds,
  InvalidEscapeCharacter: 'Write \\\\ for a backslash, \\" for a quote, \\n for a new line.',
};

function adviceOn(code: ParseErrorCode): string {
  return (
    advice[printParseErrorCode(code)] ?? 'Correct it; editors that support JSON mark the place.'
  );
}
