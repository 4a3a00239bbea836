import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { type Finding, shorten } from './problems.ts';

/** JSON.parse often gives no line and column, and takes the last of two fields with one name without complaint. */
export function syntaxProblem(text: string): Finding | undefined {
  // Some editors write a byte order mark; the bundler strips it as well.
  const source = text.replace(/^\uFEFF/, '');
  if (depthOf(source) > deepest) {
    const wrong = `has more than ${deepest} brackets inside each other`;
    return { path: [], wrong, fix: 'Put back the file as it was; git has it.' };
  }
  const fields = new Set<string>();
  const found: Finding[] = [];
  const note = (line: number, column: number, wrong: string, fix: string) => {
    const place = { line: line + 1, column: column + 1 };
    found.push({ path: [], place, wrong: `is not valid JSON ${wrong}`, fix });
  };

  visit(
    source,
    {
      onObjectProperty: (name, _offset, _length, line, column, pathOfObject) => {
        const field = JSON.stringify([...pathOfObject(), name]);
        if (fields.has(field)) {
          note(line, column, `with "${name}" twice`, 'Remove or rename one of the two.');
        }
        fields.add(field);
      },
      onError: (code, offset, length, line, column) => {
        const token = source.slice(offset, offset + length);
        note(line, column, `at ${token ? shorten(token) : 'its end'}`, adviceOn(code));
      },
    },
    { disallowComments: true },
  );
  // Whatever follows may only follow from it.
  return found[0];
}

/** No file needs a tenth of it, and the parser fails at some thousands. */
const deepest = 50;

function depthOf(source: string): number {
  let depth = 0;
  let most = 0;
  for (const [piece] of source.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (piece === '[' || piece === '{') depth += 1;
    if (piece === ']' || piece === '}') depth -= 1;
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
  ValueExpected: 'Add the value that is missing before it, or remove the comma too many.',
  ColonExpected: 'Add the colon that is missing before it: name, colon, value.',
  CommaExpected:
    'Add the comma that is missing before it, or close the bracket that is open. Numbers have no separators: 1450.',
  CloseBraceExpected: 'Close each { with a }.',
  CloseBracketExpected: 'Close each [ with a ].',
  EndOfFileExpected: 'Remove what follows the last bracket.',
  InvalidCommentToken: 'Remove it: JSON has no comments.',
  UnexpectedEndOfNumber: 'Write digits after the point, or leave the point out.',
  UnexpectedEndOfString: textEnds,
  InvalidCharacter: textEnds,
  InvalidEscapeCharacter: 'Write \\\\ for a backslash, \\" for a quote, \\n for a new line.',
};

function adviceOn(code: ParseErrorCode): string {
  return (
    advice[printParseErrorCode(code)] ?? 'Correct it; an editor that knows JSON marks the place.'
  );
}
