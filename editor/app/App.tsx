import { useEffect, useRef, useState } from 'react';
import { editorPages, factPages, wordPages } from '../labels.ts';
import { defaultLanguage, languages } from '../site.ts';
import { Changes, Findings, Versions } from './Changes.tsx';
import { mistakes, order, save, setReads, tell, useDesk } from './desk.ts';
import { Find } from './Find.tsx';
import { PageForm } from './Form.tsx';
import { Left } from './Left.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';

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
    window.onkeydown = (event) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A picture that is chosen is cut first, or not used.
      if (!document.querySelector('dialog')) saveAll();
    };
    window.onhashchange = () => {
      setView('Form');
      setPlace(placeNow);
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
    <>
      <button type="button" onClick={() => document.getElementById('form')?.focus()}>
        Skip to the form
      </button>
      <header>
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
        <Reads />
      </nav>
      <main data-shown={view === 'Form'} key={place.page} id="form" tabIndex={-1}>
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
      <aside data-shown={view === 'Page'} aria-label="The page">
        <Preview page={page ?? wordPages[1]} />
      </aside>
    </>
  );
}

function placeNow(): { page: string; field: string } {
  const [, page = '', ...field] = decodeURIComponent(location.hash).split('/');
  return { page: page || 'home', field: field.join('/') };
}

/** Which languages stand open beside the English; the others are folded. */
function Reads() {
  const { reads } = useDesk();
  const others = languages.filter(({ code }) => code !== defaultLanguage);
  return (
    <form onChange={(event) => setReads([...new FormData(event.currentTarget).keys()])}>
      <fieldset>
        <legend>Languages you read</legend>
        {others.map(({ code, name }) => (
          <label key={code} lang={code}>
            <input type="checkbox" name={code} defaultChecked={reads.includes(code)} /> {name}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
