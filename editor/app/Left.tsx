import { languageName, linkTo, pathTitle, placeOf } from '#editor/labels.ts';
import type { Finding, OpenWord, State } from '#editor/workspace.ts';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { ask, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { namedPath } from './values.ts';

/** What is left before the site is published: what `doctor` and `translate:status` say. */
export function Left() {
  const { state, problems } = useDesk();
  // Those of languages are told below, word by word.
  const left = state.left.filter(({ file }) => !/^locales\/\w+(\/reviewed\.json)?$/.test(file));
  return (
    <>
      <h1>What is left</h1>
      {problems.length > 0 && (
        <p className={styles.wrong}>
          Correct what is wrong first; then this page says what is left.
        </p>
      )}
      <section className={styles.group}>
        <h2>Before the site goes public</h2>
        {left.length === 0 && problems.length === 0 && <p>Nothing is left to settle.</p>}
        <Findings findings={left} />
      </section>
      <section className={styles.group}>
        <h2>Translations</h2>
        {state.open.length === 0 && problems.length === 0 && (
          <p>Everything is translated and reviewed.</p>
        )}
        {languageCodes
          .filter((code) => code !== defaultLanguage)
          .map((lang) => (
            <Language
              key={lang}
              lang={lang}
              open={state.open.filter((word) => word.lang === lang)}
            />
          ))}
      </section>
    </>
  );
}

/** Findings as a list: where, what is wrong, what to do. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ file, path, field, wrong, fix }) => (
        <li key={`${file}${field}${wrong}`}>
          <Where file={file} path={path} />: {wrong}. <span className={styles.quiet}>{fix}</span>
        </li>
      ))}
    </ul>
  );
}

function Where({ file, path }: Pick<Finding, 'file' | 'path'>) {
  const { contentOf } = useDesk();
  const place = placeOf(file);
  const href = linkTo(file, path);
  if (!place || !href) return <strong>{file}</strong>;
  const { page, lang } = place;
  const names = [
    page.title,
    lang && languageName(lang),
    pathTitle(namedPath(contentOf(file), path)),
  ].filter(Boolean);
  return <a href={href}>{names.join(' · ')}</a>;
}

const states = {
  missing: 'Missing: the English ones are shown',
  older: 'Older than the English',
  unreviewed: 'Not reviewed yet',
} as const;

function Language({ lang, open }: { lang: OpenWord['lang']; open: OpenWord[] }) {
  const { update, tell, isChanged } = useDesk();
  if (open.length === 0) return null;
  const pages = [...new Set(open.map(({ page }) => page))];
  const review = async (page: OpenWord['page']) => {
    try {
      update(await ask<State>('reviewed', JSON.stringify({ lang, page })));
      tell(`Noted: ${pathTitle([page])} was read in ${languageName(lang)}.`);
    } catch (error) {
      tell(`This was not noted: ${String(error)}`);
    }
  };
  return (
    <>
      <h3 lang={lang}>{languageName(lang)}</h3>
      {pages.map((page) => {
        const words = open.filter((word) => word.page === page);
        const canReview = words.some(({ state }) => state !== 'missing');
        return (
          <details key={page} className={styles.entry}>
            <summary>
              {placeOf(`locales/${lang}/${page}.json`)?.page.title}: {words.length} open
            </summary>
            {(Object.keys(states) as (keyof typeof states)[]).map((state) => {
              const these = words.filter((word) => word.state === state);
              if (these.length === 0) return null;
              return (
                <div key={state}>
                  <p>{states[state]}:</p>
                  <ul className={styles.findings}>
                    {these.map(({ key }) => (
                      <li key={key}>
                        <a href={linkTo(`locales/${lang}/${page}.json`, key.split('.'))}>
                          {pathTitle(key.split('.'))}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              );
            })}
            {canReview && (
              <button type="button" disabled={isChanged} onClick={() => review(page)}>
                Mark as reviewed: somebody who speaks it has read this page
              </button>
            )}
          </details>
        );
      })}
    </>
  );
}
