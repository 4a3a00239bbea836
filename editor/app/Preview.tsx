import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Files } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { type EditorPage, placeOf } from '../labels.ts';
import { defaultLanguage, type LanguageCode, openingName, pathOf, storageKeys } from '../site.ts';
import { useDesk } from './desk.ts';
import { elementSaying, fieldSaidIn, saidAt } from './shown.ts';
import { linkTo } from './values.ts';

/** How long one rests on a field before the page follows. */
const rest = 300;

/** The page with what is typed. The next one is made ready behind the one that is shown. */
export function Preview({ page }: { page: EditorPage }) {
  const { files, drafts, looked, preview } = useDesk();
  const [rested, setRested] = useState(looked);
  const [shown, setShown] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const now = useRef(files);
  now.current = { ...files, ...drafts };
  const lang = placeOf(rested?.split(':')[0] ?? '')?.lang ?? defaultLanguage;
  const address = addressOf(page, lang, now.current);
  const wanted = `${address} ${preview}`;
  const [shownAddress] = shown.split(' ');

  useEffect(() => {
    const timer = setTimeout(() => setRested(looked), rest);
    return () => clearTimeout(timer);
  }, [looked]);
  // Chosen, so that the page does not go on to the language that somebody chose in it before.
  useLayoutEffect(() => localStorage.setItem(storageKeys.language, lang));
  useEffect(() => {
    const view = frame.current?.contentWindow;
    const said = rested && shownAddress === address ? saidAt(rested, now.current) : '';
    const element = view && elementSaying(view.document, said);
    if (!element) return;
    const top = element.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3;
    view.scrollTo({ top, behavior: 'instant' });
    element.animate({ outline: ['4px solid #c8402f', '4px solid transparent'] }, 2500);
  }, [rested, shownAddress]);

  const loaded = (view: Window) => {
    const top = shownAddress === address ? (frame.current?.contentWindow?.scrollY ?? 0) : 0;
    view.scrollTo({ top, behavior: 'instant' });
    view.document.addEventListener('click', ({ target }) => {
      const clicked = target as Element;
      if (clicked.closest('a, button, summary')) return;
      const found = fieldSaidIn(clicked.textContent, lang, now.current, page);
      if (found) location.hash = linkTo(found.file, found.path);
    });
    setShown(wanted);
  };
  return (
    <>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open this page in a tab
        </a>
        {shown !== wanted && ' The page is on its way …'}
      </p>
      {[...new Set([shown, wanted])].filter(Boolean).map((key) => (
        <iframe
          key={key}
          ref={key === shown ? frame : undefined}
          inert={key !== shown}
          title={key === shown ? 'The page with what you typed' : 'The page that comes next'}
          src={key.split(' ')[0]}
          onLoad={({ currentTarget: { contentWindow } }) =>
            key !== shown && contentWindow && loaded(contentWindow)
          }
        />
      ))}
    </>
  );
}

function addressOf({ shownOn }: EditorPage, lang: LanguageCode, files: Files): string {
  // The editor lies one folder below the site.
  const base = new URL('..', location.href.split('#')[0]).pathname;
  if (shownOn === 'notFound') return `${base}${lang === defaultLanguage ? '' : `${lang}/`}404`;
  if (shownOn !== 'opening') return pathOf(shownOn, lang, base);
  const first = valueAt(files['content/jobs.json'], ['jobs', 0, 'id']);
  return pathOf(openingName(String(first)), lang, base);
}
