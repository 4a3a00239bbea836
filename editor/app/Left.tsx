import type { Deed } from '../contract.ts';
import { wordPages } from '../labels.ts';
import { detailsOf, type LanguageCode, languageCodes } from '../site.ts';
import { stateNames } from './Cell.tsx';
import { Findings } from './Changes.tsx';
import { edit, order, save, useDesk } from './desk.ts';
import styles from './Editor.module.css';

/** What is left before the site is published, most of it settled with one press. */
export function Left() {
  const { left, problems } = useDesk();
  return (
    <>
      <h1>What is left</h1>
      {problems.length > 0 ? (
        <p>Correct what is wrong first; then this page says what is left.</p>
      ) : (
        left.length === 0 && <p>Nothing is left to settle.</p>
      )}
      {left.map((finding) => (
        <section className={styles.box} key={`${finding.file}${finding.path}${finding.wrong}`}>
          <Findings findings={[finding]} />
          {finding.deeds.map((deed) => (
            <p key={deed.label}>
              <button type="button" onClick={() => perform(deed)}>
                {deed.label}
              </button>{' '}
              {deed.means}
            </p>
          ))}
        </section>
      ))}
      <h2>Translations</h2>
      {languageCodes.flatMap((lang) =>
        wordPages.map(({ name, title }) => (
          <Unread key={`${lang}${name}`} lang={lang} page={name} title={title} />
        )),
      )}
    </>
  );
}

type UnreadProps = { lang: LanguageCode; page: string; title: string };

/** The words of a page that no speaker has read as they stand. */
function Unread({ lang, page, title }: UnreadProps) {
  const words = useDesk().open.filter((word) => word.lang === lang && word.page === page);
  if (words.length === 0) return null;
  const name = `${title}, ${detailsOf(lang).name}`;
  const findings = words.map(({ path, state }) => ({
    ...{ file: `locales/${lang}/${page}.json`, path, fix: '' },
    wrong: stateNames[state],
  }));
  return (
    <details className={styles.box}>
      <summary>
        {name}: {words.length} open
      </summary>
      <button
        type="button"
        onClick={() => order('reviewed', { lang, page }, `Noted: ${name} was read.`)}
      >
        I speak it, and have read this page
      </button>
      <Findings findings={findings} />
    </details>
  );
}

async function perform(deed: Deed): Promise<void> {
  if ('licence' in deed) return order('licence', { name: deed.licence }, 'The licence is chosen.');
  edit(...deed.edits);
  await save();
}
