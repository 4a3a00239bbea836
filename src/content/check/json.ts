import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Finding } from './problems.ts';

/** JSON.parse often gives no line and column, and takes the last of two fields with one name without complaint. */
export function syntaxProblem(text: string): Finding | undefined {
  // Some editors write a byte order mark; the bundler strips it as well.
  const source = text.replace(/^\uFEFF/, '');
  if (depthOf(source) > deepest) {
    const wrong = `has more than ${deepest} brackets inside each other`;
    return [[], wrong, 'Put back the file as it was; git has it.'];
  }
  const fields = new Set<string>();
  let first: Finding | undefined;
  const note = (line: number, column: number, wrong: string, fix: string) => {
    first ??= [[`line ${line + 1}, column ${column + 1}`], `is not valid JSON: ${wrong}`, fix];
  };

  visit(
    source,
    {
      onObjectProperty: (name, _offset, _length, line, column, pathOfObject) => {
        const field = JSON.stringify([...pathOfObject(), name]);
        if (fields.has(field)) {
          note(line, column, `"${name}" stands there twice`, 'Remove or rename one of the two.');
        }
        fields.add(field);
      },
      onError: (code, offset, length, line, column) => {
        const token = source.slice(offset, offset + length);
        const { wrong, fix } = problems[printParseErrorCode(code)] ?? otherwise;
        note(
          line,
          column,
          wrong.replace('%', () => nameOf(token)),
          fix,
        );
      },
    },
    { disallowComments: true },
  );
  return first;
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

function nameOf(token: string): string {
  if (token === '') return 'the end';
  return token.length > 40 ? `${token.slice(0, 37)}…` : token;
}

type SyntaxProblem = { wrong: string; fix: string };

const textEnds =
  'End it with a double quote on the same line. Inside, write \\" for a quote, \\n for a new line.';

/** By the parser's codes; % is the piece of the file where it stopped. */
const problems: Record<string, SyntaxProblem> = {
  InvalidSymbol: {
    wrong: '% is not a value',
    fix: 'Put texts between straight " quotes. For a quote inside a text write \\" or a curly one, like “this”.',
  },
  PropertyNameExpected: {
    wrong: '% is not a name',
    fix: 'Write names in double quotes, numbers without separators, like 1450 or 99.9, and no comma before a closing bracket.',
  },
  ValueExpected: {
    wrong: 'a value is missing before %',
    fix: 'Add it, or remove the comma too many.',
  },
  ColonExpected: {
    wrong: 'a colon is missing before %',
    fix: 'Write name, colon, value.',
  },
  CommaExpected: {
    wrong: 'a comma is missing before %',
    fix: 'Add the comma, or close the bracket that is open. Numbers have no separators: 1450.',
  },
  CloseBraceExpected: {
    wrong: 'it ends too early',
    fix: 'Close each { with a }.',
  },
  CloseBracketExpected: {
    wrong: 'it ends too early',
    fix: 'Close each [ with a ].',
  },
  EndOfFileExpected: {
    wrong: '% follows the end',
    fix: 'Remove what follows.',
  },
  InvalidCommentToken: {
    wrong: '% is a comment',
    fix: 'Remove it: JSON has no comments.',
  },
  UnexpectedEndOfNumber: {
    wrong: '% is not a whole number',
    fix: 'Write digits after the point, or leave the point out.',
  },
  UnexpectedEndOfString: { wrong: 'the text % has no end', fix: textEnds },
  InvalidCharacter: {
    wrong: 'the text % has a character that must not stand in it',
    fix: textEnds,
  },
  InvalidEscapeCharacter: { wrong: 'the text % has a wrong \\', fix: textEnds },
};

const otherwise: SyntaxProblem = {
  wrong: '% cannot be read',
  fix: 'Correct it; an editor that knows JSON marks the place.',
};
