import { commitments, confirmations } from '#src/content/schema/company.ts';
import { textsIn, valueAt } from '#src/content/schema/paths.ts';
import { formPath } from './formPath.ts';

/** What is to be confirmed; a commitment with its place and its sentence, or not at all if the owner has removed it. */
export function statements(
  contentOf: (file: string) => unknown,
): [name: string, statement: string][] {
  const names = Object.keys(confirmations) as (keyof typeof confirmations)[];
  return names.flatMap((name) => {
    const statement = confirmations[name];
    const commitment = commitments[name];
    if (!commitment) return [[name, statement]];
    const { file, path } = commitment;
    // If a promise has a title and a text, this is the title.
    const [[, sentence] = []] = textsIn(valueAt(contentOf(file), path));
    const place = formPath(file, path).join(' → ');
    return sentence === undefined ? [] : [[name, `${statement} (${place}): "${sentence}"`]];
  });
}
