import { useEffect, useRef, useState } from 'react';
import { editorPages, factPages, wordPages } from '../labels.ts';
import { defaultLanguage, languages } from '../site.ts';
import { Changes, Findings, Versions } from './Changes.tsx';
import { begin, mistakes, order, save, setReads, tell, useDesk, useStarted } from './desk.ts';
import styles from './Editor.module.css';
import { Find } from './Find.tsx';
import { PageForm } from './Form.tsx';
import { Left } from './Left.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';

export function App() {
  const started = useStarted();
  useEffect(() => {
    begin();
  }, []);
  if (typeof started !== 'string') return <Desk />;
  return <p>{started || 'Reading the site’s files …'}</p>;
}

const views = ['Pages', 'Form', 'Page'] as const;
const lastPages = [
  { name: 'left', title: 'What is left' },
  { name: 'publish', title: 'Publish' },
];

function Desk() {
  const desk = useDesk();
  const [view, setView] = useState<(typeof views)[number]>('Form');
  const [place, setPlace] = useState(placeNow);
  const toCorrect = useRef<HTMLDetailsElement>(null);
  const page = editorPages.find(({ name }) => name === place.page);
  const found = mistakes(desk);
  const saveAll = async () => {
    if (!(await save()) && toCorrect.current) toCorrect.current.open = true;
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      saveAll();
    };
    const onHash = () => {
      setView('Form');
      setPlace(placeNow);
    };
    addEventListener('keydown', onKey);
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('hashchange', onHash);
    };
  });
  useEffect(() => tell(''), [place.page]);
  // A link to a field opens what it lies in and puts the cursor there.
  useEffect(() => {
    const field = document.getElementById(place.field);
    if (!field) return;
    // The same link leads there again.
    history.replaceState(null, '', `#/${place.page}`);
    for (let around: Element | null = field; around; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
    }
    field.scrollIntoView({ block: field.tabIndex < 0 ? 'start' : 'center' });
    const within = field.querySelector<HTMLElement>('summary, input, select, [role=textbox]');
    (field.tabIndex < 0 ? within : field)?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div className={styles.desk} data-view={view}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('form')?.focus()}
      >
        Skip to the form
      </button>
      <header className={styles.bar}>
        <p role="status">
          {desk.told || (desk.unsaved.length > 0 ? 'Not saved yet.' : 'All is saved.')}
        </p>
        {found.length > 0 && (
          <details name="bar" ref={toCorrect}>
            <summary>
              {found.length === 1 ? 'One thing to correct' : `${found.length} things to correct`}
            </summary>
            <Findings findings={found} />
          </details>
        )}
        {desk.unsaved.length > 0 && (
          <details name="bar">
            <summary>What is not saved ({desk.unsaved.length})</summary>
            <Changes changes={desk.unsaved} />
            <button
              type="button"
              onClick={() => order('discard', {}, 'Discarded. It can be brought back.')}
            >
              Discard all of it
            </button>
          </details>
        )}
        {desk.discarded && desk.unsaved.length === 0 && (
          <button type="button" onClick={() => order('undiscard', {}, 'It is back, not saved.')}>
            Bring back what was discarded
          </button>
        )}
        <span className={styles.views}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {name}
            </button>
          ))}
        </span>
        <button type="button" className={styles.save} onClick={saveAll}>
          Save <kbd>Ctrl S</kbd>
        </button>
      </header>
      <nav className={styles.menu} aria-label="What to edit">
        <p>
          <strong>The site’s editor</strong> speaks English; the site has {languages.length}{' '}
          languages.
        </p>
        <Find />
        <Menu title="The same in every language" pages={factPages} current={place.page} />
        <Menu title="Words" pages={wordPages} current={place.page} />
        <Menu title="When you are done" pages={lastPages} current={place.page} />
        <Reads />
      </nav>
      <main className={styles.form} key={place.page} id="form" tabIndex={-1}>
        {place.page === 'left' && <Left />}
        {place.page === 'publish' && <Publish />}
        {page && (
          <>
            <h1>{page.title}</h1>
            <Versions page={page} />
            <PageForm page={page} />
          </>
        )}
      </main>
      <aside className={styles.page} aria-label="The page">
        <Preview page={page ?? wordPages[1]} />
      </aside>
    </div>
  );
}

function placeNow(): { page: string; field: string } {
  const [, page = '', ...field] = decodeURIComponent(location.hash).split('/');
  return { page: page || 'home', field: field.join('/') };
}

type MenuProps = {
  title: string;
  pages: readonly { name: string; title: string }[];
  current: string;
};

function Menu({ title, pages, current }: MenuProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ name, title }) => (
          <li key={name}>
            <a href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which languages stand open beside the English; the others are folded. */
function Reads() {
  const { reads } = useDesk();
  return (
    <fieldset>
      <legend>Languages you read</legend>
      {languages
        .filter(({ code }) => code !== defaultLanguage)
        .map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={reads.includes(code)}
              onChange={({ target }) =>
                setReads([
                  ...reads.filter((one) => one !== code),
                  ...(target.checked ? [code] : []),
                ])
              }
            />{' '}
            <span lang={code}>{name}</span>
          </label>
        ))}
    </fieldset>
  );
}
