import type { Deed } from '../contract.ts';
import { wordPages } from '../labels.ts';
import { detailsOf, languageCodes } from '../site.ts';
import { stateNames } from './Cell.tsx';
import { Findings } from './Changes.tsx';
import { edit, order, save, useDesk } from './desk.ts';

/** What is left before the site is published, most of it settled with one press. */
export function Left() {
  const { left, problems, open } = useDesk();
  return (
    <>
      <h1>What is left</h1>
      {problems.length > 0 ? (
        <p>Correct what is wrong first; then this page says what is left.</p>
      ) : (
        left.length === 0 && <p>Nothing is left to settle.</p>
      )}
      <Findings
        findings={left}
        after={({ deeds }) =>
          deeds.map((deed) => (
            <p key={deed.label}>
              <button type="button" onClick={() => perform(deed)}>
                {deed.label}
              </button>{' '}
              {deed.means}
            </p>
          ))
        }
      />
      <h2>Translations</h2>
      {languageCodes.flatMap((lang) =>
        wordPages.map(({ words: page, title }) => {
          const words = open.filter((word) => word.lang === lang && word.page === page);
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

async function perform(deed: Deed): Promise<void> {
  if ('licence' in deed) return order('licence', { name: deed.licence }, 'The licence is chosen.');
  edit(...deed.edits);
  await save();
}
