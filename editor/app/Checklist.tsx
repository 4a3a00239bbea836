import type { Remedy } from '../contract.ts';
import { wordPages } from '../labels.ts';
import { detailsOf, languageCodes } from '../site.ts';
import { stateNames } from './Cell.tsx';
import { Findings } from './Changes.tsx';
import { editSaved, save, submit, useEditor } from './store.ts';

/** Open points before the site goes public, and texts that lack translation or review. */
export function Checklist() {
  const { openPoints, problems, openWords } = useEditor();
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
        actions={({ remedies }) =>
          remedies.map((remedy) => (
            <p key={remedy.label}>
              <button type="button" onClick={() => applyRemedy(remedy)}>
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
          const markAsRead = () => submit('reviewed', { lang, page }, `Noted: ${name} was read.`);
          return (
            words.length > 0 && (
              <details key={name}>
                <summary>
                  {name}: {words.length} open
                </summary>
                <button type="button" onClick={markAsRead}>
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

async function applyRemedy(remedy: Remedy): Promise<void> {
  if ('licence' in remedy)
    return submit('licence', { name: remedy.licence }, 'The licence is chosen.');
  if (editSaved(...remedy.edits)) await save();
}
