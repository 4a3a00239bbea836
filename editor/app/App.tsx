import { useEffect, useRef, useState } from 'react';
import { editorPages, factPages, wordPages } from '../labels.ts';
import { defaultLanguage, languages } from '../site.ts';
import { Changes, Findings, Versions } from './Changes.tsx';
import { Checklist } from './Checklist.tsx';
import { Find } from './Find.tsx';
import { PageForm } from './Form.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { announce, save, setUserLanguages, submit, useEditor, visibleProblems } from './store.ts';

const views = ['Pages', 'Form', 'Page'] as const;
const menus = [
  { title: 'The same in every language', pages: factPages },
  { title: 'Words', pages: wordPages },
  {
    title: 'When you are done',
    pages: [
      { name: 'left', title: 'What is left' },
      { name: 'publish', title: 'Publish' },
    ],
  },
];

export function App() {
  const editor = useEditor();
  const [view, setView] = useState<(typeof views)[number]>('Form');
  const [place, setPlace] = useState(currentPlace);
  const problemList = useRef<HTMLDetailsElement>(null);
  const page = editorPages.find(({ name }) => name === place.page);
  const errors = visibleProblems(editor);
  const saveAll = async () => {
    if (!(await save()) && problemList.current) problemList.current.open = true;
  };

  useEffect(() => {
    window.onkeydown = (event) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Not while a portrait is being cropped.
      if (!document.querySelector('dialog')) saveAll();
    };
    window.onhashchange = () => {
      setView('Form');
      setPlace(currentPlace);
    };
  });
  useEffect(() => announce(''), [place.page]);
  // A link to a field opens the elements around it and focuses it.
  useEffect(() => {
    const field = document.getElementById(place.field);
    if (!field) return;
    // So that the same link fires another hashchange event.
    history.replaceState(null, '', `#/${place.page}`);
    for (let parent: Element | null = field; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    field.scrollIntoView({ block: field.tabIndex < 0 ? 'start' : 'center' });
    const control = field.querySelector<HTMLElement>('summary, input, select, [role=textbox]');
    (field.tabIndex < 0 ? control : field)?.focus({ preventScroll: true });
  }, [place]);

  return (
    <>
      <button type="button" onClick={() => document.getElementById('form')?.focus()}>
        Skip to the form
      </button>
      <header>
        <p role="status">
          {editor.status || (editor.unsaved.length > 0 ? 'Not saved yet.' : 'All is saved.')}
        </p>
        {errors.length > 0 && (
          <details name="bar" ref={problemList}>
            <summary>
              {errors.length === 1 ? 'One thing to correct' : `${errors.length} things to correct`}
            </summary>
            <Findings findings={errors} />
          </details>
        )}
        {editor.unsaved.length > 0 && (
          <details name="bar">
            <summary>What is not saved ({editor.unsaved.length})</summary>
            <Changes changes={editor.unsaved} />
            <button
              type="button"
              onClick={() => submit('discard', {}, 'Discarded. It can be brought back.')}
            >
              Discard all of it
            </button>
          </details>
        )}
        {editor.discarded && editor.unsaved.length === 0 && (
          <button type="button" onClick={() => submit('undiscard', {}, 'It is back, not saved.')}>
            Bring back what was discarded
          </button>
        )}
        <span>
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
        <button type="button" className="main" onClick={saveAll}>
          Save <kbd>Ctrl S</kbd>
        </button>
      </header>
      <nav data-shown={view === 'Pages'} aria-label="What to edit">
        <p>
          <b>The site’s editor</b> speaks English; the site has {languages.length} languages.
        </p>
        <Find />
        {menus.map(({ title, pages }) => (
          <div key={title}>
            <h2>{title}</h2>
            {pages.map(({ name, title }) => (
              <a
                key={name}
                href={`#/${name}`}
                aria-current={name === place.page ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </div>
        ))}
        <LanguageChoice />
      </nav>
      <main data-shown={view === 'Form'} key={place.page} id="form" tabIndex={-1}>
        {place.page === 'left' && <Checklist />}
        {place.page === 'publish' && <Publish />}
        {page && (
          <>
            <h1>{page.title}</h1>
            <Versions page={page} />
            <PageForm page={page} />
          </>
        )}
      </main>
      <aside data-shown={view === 'Page'} aria-label="The page">
        <Preview page={page ?? wordPages[1]} />
      </aside>
    </>
  );
}

function currentPlace(): { page: string; field: string } {
  const [, page = '', ...field] = decodeURIComponent(location.hash).split('/');
  return { page: page || 'home', field: field.join('/') };
}

/** Languages whose fields are not collapsed. */
function LanguageChoice() {
  const { userLanguages } = useEditor();
  const others = languages.filter(({ code }) => code !== defaultLanguage);
  return (
    <form onChange={(event) => setUserLanguages([...new FormData(event.currentTarget).keys()])}>
      <fieldset>
        <legend>Languages you read</legend>
        {others.map(({ code, name }) => (
          <label key={code} lang={code}>
            <input type="checkbox" name={code} defaultChecked={userLanguages.includes(code)} />{' '}
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
