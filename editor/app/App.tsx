import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '#editor/form.ts';
import {
  type EditorPage,
  editorPages,
  factPages,
  linkTo,
  type Path,
  pathTitle,
  titleOf,
  wordPages,
} from '#editor/labels.ts';
import type { Checked, Drafts, Finding, Saved, State } from '#editor/workspace.ts';
import { storageKeys } from '#src/inline/storageKeys.ts';
import { ask, type Desk, DeskContext, type Looked, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { FieldView, type Source } from './FieldView.tsx';
import { Find } from './Find.tsx';
import { Findings, Left } from './Left.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { rebased } from './rebased.ts';
import { isSame, type Value, withValue } from './values.ts';

export function App() {
  const [state, setState] = useState<State>();
  // What was typed and not saved outlives a reload, a crash and a server that was ended.
  const [drafts, setDrafts] = useState<Drafts>(() =>
    JSON.parse(localStorage.getItem(storageKeys.drafts) ?? '{}'),
  );
  const [checked, setChecked] = useState<Checked>();
  const [told, setTold] = useState('');
  const [looked, look] = useState<Looked>();
  const [seesPreview, setSeesPreview] = useState(isWide);
  const place = useHash();
  const arrived = useRef<Hash>(undefined);
  // Where one hides the other, the way to a field leads to the form.
  useEffect(() => {
    if (place.page && !isWide()) setSeesPreview(false);
  }, [place]);
  // What a save has to send, also when it is asked for in the moment after something was typed.
  const newest = useRef(drafts);

  useEffect(() => {
    const read = () =>
      ask<State>('state').then(setState, (error) => setTold(`The editor cannot start: ${error}`));
    read();
    // Several windows are one desk: what is typed or saved in one stands in the others.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.drafts) return;
      newest.current = JSON.parse(newValue ?? '{}');
      setDrafts(newest.current);
      read();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const put = useCallback((next: Drafts) => {
    newest.current = next;
    localStorage.setItem(storageKeys.drafts, JSON.stringify(next));
    setDrafts(next);
  }, []);

  // The same check as before a build, a moment after the last letter.
  useEffect(() => {
    if (Object.keys(drafts).length === 0) return setChecked(undefined);
    let isNewest = true;
    const timer = setTimeout(() => {
      ask<Checked>('check', JSON.stringify(drafts)).then(
        (answer) => isNewest && setChecked(answer),
        (error) => setTold(`What you typed is kept, but could not be checked: ${error}`),
      );
    }, 400);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [drafts]);

  const change = useCallback(
    (file: string, path: Path, value: Value) => {
      const saved = state?.files[file];
      const before = newest.current[file];
      if (!state || !saved) return;
      const content = withValue(before?.content ?? saved, path, value) as Record<string, unknown>;
      const { [file]: _, ...others } = newest.current;
      const base = before?.base ?? saved;
      put(isSame(content, saved) ? others : { ...others, [file]: { base, content } });
      setTold('');
    },
    [state, put],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const sent = newest.current;
    if (Object.keys(sent).length === 0) return true;
    setTold('Saving …');
    try {
      const answer = await ask<Saved>('save', JSON.stringify(sent));
      if (answer.outcome === 'refused') {
        setChecked((old) => ({ forms: old?.forms ?? ({} as never), problems: answer.problems }));
        const many = answer.problems.length;
        setTold(`Not saved yet: ${many === 1 ? 'one thing' : `${many} things`} to correct.`);
        return false;
      }
      setState(answer.state);
      const { files } = answer.state;
      if (answer.outcome === 'changed elsewhere') {
        const { drafts: next, disputed } = rebased(newest.current, files);
        put(next);
        if (disputed.length === 0) return save();
        setTold(
          `Not saved yet: ${disputed.map((path) => pathTitle(path)).join(', ')} was changed outside the editor as well. Save again to keep what you typed, or discard it to take what is there.`,
        );
        return false;
      }
      // What was typed while the answer was on its way stays.
      const later = Object.entries(newest.current).filter(
        ([file, { content }]) => sent[file]?.content !== content,
      );
      const based = later.map(([file, draft]) => [
        file,
        { ...draft, base: sent[file]?.content ?? draft.base },
      ]);
      put(rebased(Object.fromEntries(based), files).drafts);
      setTold('Saved. The page beside it follows.');
      return true;
    } catch (error) {
      setTold(`Not saved, but nothing is lost: ${error}. Is "npm run edit" still running?`);
      return false;
    }
  }, [put]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);

  // A link to a field opens what it lies in and puts the cursor there.
  useEffect(() => {
    if (!state || !place.field || arrived.current === place) return;
    // Hidden by the page until the effect above was drawn.
    if (seesPreview && !isWide()) return;
    const field = document.getElementById(place.field);
    if (!field) return;
    // Once, and not again after a save; the same link leads there again.
    arrived.current = place;
    history.replaceState(null, '', `#/${place.page}`);
    const [file = '', ...path] = place.field.split(':');
    look({ file, path });
    for (let around = field.parentElement; around; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
    }
    field.scrollIntoView({
      block: field instanceof HTMLElement && field.tagName === 'SECTION' ? 'start' : 'center',
    });
    field.focus({ preventScroll: true });
  }, [state, place, seesPreview]);

  const problems = checked?.problems ?? state?.problems ?? noProblems;
  const desk = useMemo<Desk | undefined>(
    () =>
      state && {
        state: checked?.forms.words ? { ...state, forms: checked.forms } : state,
        contentOf: (file) => drafts[file]?.content ?? state.files[file],
        savedOf: (file) => state.files[file],
        change,
        save,
        tell: setTold,
        update: setState,
        problems,
        isChanged: Object.keys(drafts).length > 0,
        look,
      },
    [state, drafts, checked, problems, change, save],
  );
  if (!desk) return <p className={styles.starting}>{told || 'Reading the site’s files …'}</p>;

  const page = editorPages.find(({ name }) => name === place.page);
  const count = Object.keys(drafts).length;
  const discard = () => {
    if (count === 0 || !confirm('Discard everything that is not saved?')) return;
    put({});
    setTold('What was not saved is gone.');
  };
  return (
    <DeskContext value={desk}>
      <a className={styles.skip} href="#form">
        Skip to the form
      </a>
      <div className={styles.desk} data-preview={seesPreview}>
        <nav className={styles.menu} aria-label="What to edit">
          <p className={styles.name}>The site’s editor</p>
          <Find />
          <Menu title="Facts, the same in every language" pages={factPages} current={place.page} />
          <Menu title="Words, in every language" pages={wordPages} current={place.page} />
          <Menu title="When you are done" pages={lastPages} current={place.page} />
        </nav>
        <main className={styles.form} id="form" tabIndex={-1}>
          {place.page === 'left' && <Left />}
          {place.page === 'publish' && <Publish />}
          {page && <PageForm key={page.name} page={page} />}
          <div className={styles.bar}>
            <p role="status">{told || (count > 0 && 'Not saved yet.')}</p>
            {problems.length > 0 && (
              <button type="button" onClick={() => document.getElementById(messagesId)?.focus()}>
                {howMany(problems)}
              </button>
            )}
            <button type="button" aria-disabled={count === 0} onClick={discard}>
              Discard
            </button>
            <button
              type="button"
              className={styles.main}
              aria-disabled={count === 0}
              onClick={save}
            >
              Save
            </button>
            <button
              type="button"
              aria-pressed={seesPreview}
              onClick={() => setSeesPreview(!seesPreview)}
            >
              Show the page
            </button>
          </div>
        </main>
        <aside className={styles.beside} aria-label="The page, and what is wrong">
          <section aria-live="polite" className={styles.messages} id={messagesId} tabIndex={-1}>
            {problems.length > 0 && (
              <>
                <h2>{howMany(problems)}</h2>
                <Findings findings={problems.slice(0, 30)} />
              </>
            )}
          </section>
          {seesPreview && <Preview page={page ?? wordPages[1]} looked={looked} />}
        </aside>
      </div>
    </DeskContext>
  );
}

const messagesId = 'messages';

function howMany({ length }: readonly Finding[]): string {
  return length === 1 ? 'One thing to correct' : `${length} things to correct`;
}

const noProblems: readonly Finding[] = [];

const lastPages = [
  { name: 'left', title: 'What is left' },
  { name: 'publish', title: 'Publish' },
];

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
        {pages.map(({ name, title: label }) => (
          <li key={name}>
            <a href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function PageForm({ page }: { page: EditorPage }) {
  const { state, contentOf } = useDesk();
  const source: Source = page.words ? { words: page.words } : { facts: page.facts ?? '' };
  const field = page.words ? state.forms.words[page.words] : state.forms.facts[page.facts ?? ''];
  const file = page.words ? `locales/en/${page.words}.json` : `content/${page.facts}.json`;
  if (!field) return null;
  return (
    <>
      <h1>{page.title}</h1>
      {page.words && (
        <p className={styles.help}>
          Change the English first, then the others; an empty one shows the English. Leave what
          stands in double braces, like {'{{company}}'}: a name or a number is filled in there.
        </p>
      )}
      {contentOf(file) === undefined ? (
        <p className={styles.wrong}>
          {file} cannot be read. What is wrong with it stands beside this; mend it in a text editor.
        </p>
      ) : (
        <>
          <Contents file={file} field={field} />
          <FieldView source={source} field={field} path={[]} />
        </>
      )}
    </>
  );
}

/** The parts of a long page, to jump to. */
function Contents({ file, field }: { file: string; field: Field }) {
  if (field.kind !== 'group') return null;
  const parts = Object.entries(field.fields).filter(
    ([, { kind }]) => kind === 'group' || kind === 'list',
  );
  if (parts.length < 2) return null;
  return (
    <ul className={styles.contents} aria-label="Parts of this page">
      {parts.map(([name]) => (
        <li key={name}>
          <a href={linkTo(file, [name])}>{titleOf(name)}</a>
        </li>
      ))}
    </ul>
  );
}

type Hash = { page: string; field?: string };

/** Wide enough for form and page beside each other, as Editor.module.css has it. */
function isWide(): boolean {
  return matchMedia('(width >= 75rem)').matches;
}

function useHash(): Hash {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const onChange = () => setHash(location.hash);
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return useMemo(() => {
    const [, page = '', ...field] = decodeURIComponent(hash).split('/');
    return { page: page || 'home', field: field.length > 0 ? field.join('/') : undefined };
  }, [hash]);
}
