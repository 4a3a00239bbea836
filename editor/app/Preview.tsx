import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Files } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { type EditorPage, linkTo, placeOf } from '../labels.ts';
import { defaultLanguage, type LanguageCode, openingName, pathOf, storageKeys } from '../site.ts';
import { elementWithText, fieldForText, textOfField } from './previewMatch.ts';
import { useEditor } from './store.ts';

/** Debounces scrolling the preview while focus moves on, in milliseconds. */
const delay = 300;

/** The page with unsaved drafts; double-buffered, as a new version loads in a hidden iframe first. */
export function Preview({ page }: { page: EditorPage }) {
  const { files, drafts, focusedField, preview } = useEditor();
  const [field, setField] = useState(focusedField);
  const [shown, setShown] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const contents = useRef(files);
  contents.current = { ...files, ...drafts };
  const lang = placeOf(field?.split(':')[0] ?? '')?.lang ?? defaultLanguage;
  const address = addressOf(page, lang, contents.current);
  const latest = `${address} ${preview}`;
  const [shownAddress] = shown.split(' ');

  useEffect(() => {
    const timer = setTimeout(() => setField(focusedField), delay);
    return () => clearTimeout(timer);
  }, [focusedField]);
  // Overrides a language chosen on the site before, to which the page would redirect.
  useLayoutEffect(() => localStorage.setItem(storageKeys.language, lang));
  useEffect(() => {
    const view = frame.current?.contentWindow;
    const text = field && shownAddress === address ? textOfField(field, contents.current) : '';
    const element = view && elementWithText(view.document, text);
    if (!element) return;
    const top = element.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3;
    view.scrollTo({ top, behavior: 'instant' });
    element.animate({ outline: ['4px solid #c8402f', '4px solid transparent'] }, 2500);
  }, [field, shownAddress]);

  const onLoad = (view: Window) => {
    const top = shownAddress === address ? (frame.current?.contentWindow?.scrollY ?? 0) : 0;
    view.scrollTo({ top, behavior: 'instant' });
    view.document.addEventListener('click', ({ target }) => {
      const clicked = target as Element;
      if (clicked.closest('a, button, summary')) return;
      const match = fieldForText(clicked.textContent, lang, contents.current, page);
      if (match) location.hash = linkTo(match.file, match.path);
    });
    setShown(latest);
  };
  return (
    <>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open this page in a tab
        </a>
        {shown !== latest && ' The page is on its way …'}
      </p>
      {[...new Set([shown, latest])].filter(Boolean).map((key) => (
        <iframe
          key={key}
          ref={key === shown ? frame : undefined}
          inert={key !== shown}
          title={key === shown ? 'The page with what you typed' : 'The page that comes next'}
          src={key.split(' ')[0]}
          onLoad={({ currentTarget: { contentWindow } }) =>
            key !== shown && contentWindow && onLoad(contentWindow)
          }
        />
      ))}
    </>
  );
}

function addressOf({ shownOn }: EditorPage, lang: LanguageCode, files: Files): string {
  // The editor is served one folder below the site.
  const base = new URL('..', location.href.split('#')[0]).pathname;
  if (shownOn === 'notFound') return `${base}${lang === defaultLanguage ? '' : `${lang}/`}404`;
  if (shownOn !== 'opening') return pathOf(shownOn, lang, base);
  const first = valueAt(files['content/jobs.json'], ['jobs', 0, 'id']);
  return pathOf(openingName(String(first)), lang, base);
}
