import type { Remedy } from '../contract.ts';
import { wordPages } from '../labels.ts';
import { detailsOf, languageCodes } from '../site.ts';
import { stateNames } from './Cell.tsx';
import { Findings } from './Changes.tsx';
import { edit, order, save, useDesk } from './desk.ts';

/** What is left before the site is published, most of it settled with one press. */
export function Left() {
  const { openPoints, problems, openWords } = useDesk();
  return (
    <>
      <h1>What is left</h1>
      {problems.length > 0 ? (
        <p>Correct what is wrong first; then this page says what is left.</p>
      ) : (
        openPoints.length === 0 && <p>Nothing is left to settle.</p>
      )}
      <Findings
        findings={openPoints}
        after={({ remedies }) =>
          remedies.map((remedy) => (
            <p key={remedy.label}>
              <button type="button" onClick={() => perform(remedy)}>
                {remedy.label}
              </button>{' '}
              {remedy.help}
            </p>
          ))
        }
      />
      <h2>Translations</h2>
      {languageCodes.flatMap((lang) =>
        wordPages.map(({ words: page, title }) => {
          const words = openWords.filter((word) => word.lang === lang && word.page === page);
          const name = `${title}, ${detailsOf(lang).name}`;
          const findings = words.map(({ path, state }) => ({
            ...{ file: `locales/${lang}/${page}.json`, path, fix: '' },
            wrong: stateNames[state],
          }));
          const noteRead = () => order('reviewed', { lang, page }, `Noted: ${name} was read.`);
          return (
            words.length > 0 && (
              <details key={name}>
                <summary>
                  {name}: {words.length} open
                </summary>
                <button type="button" onClick={noteRead}>
                  I speak it, and have read this page
                </button>
                <Findings findings={findings} />
              </details>
            )
          );
        }),
      )}
    </>
  );
}

async function perform(remedy: Remedy): Promise<void> {
  if ('licence' in remedy)
    return order('licence', { name: remedy.licence }, 'The licence is chosen.');
  edit(...remedy.edits);
  await save();
}
