import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type EditorPage, linkTo, placeOf } from '#editor/labels.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { openingName, pathOf } from '#src/i18n/paths.ts';
import { storageKeys } from '#src/inline/storageKeys.ts';
import { type Looked, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { elementSaying, fieldSaidIn, saidAt } from './shownText.ts';
import { idsOf, valueAt } from './values.ts';

/** How long one rests on a field before the page follows: drawing a page takes the server a while. */
const rest = 400;

type PreviewProps = { page: EditorPage; looked?: Looked };

/** The page that is edited, as the dev server shows it; that one reloads it when a file was saved. */
export function Preview({ page, looked }: PreviewProps) {
  const { savedOf, state } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const [rested, setRested] = useState(looked);
  const [shown, setShown] = useState('');
  const [first = ''] = idsOf(valueAt(savedOf('content/jobs.json'), ['jobs']));
  const lang = (rested && placeOf(rested.file)?.lang) ?? defaultLanguage;
  const address = addressOf(page, lang, first);
  // For what is clicked on, long after the page was loaded.
  const files = useRef(state.files);
  files.current = state.files;
  const said = rested && saidAt(rested, savedOf);

  // Chosen, so that the page does not go on to the language that somebody chose in it before.
  useLayoutEffect(() => localStorage.setItem(storageKeys.language, lang));

  useEffect(() => {
    const timer = setTimeout(() => setRested(looked), rest);
    return () => clearTimeout(timer);
  }, [looked]);

  const show = () => {
    const view = frame.current?.contentWindow;
    const element = view && said && elementSaying(view.document, said);
    if (!element) return;
    const top = element.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3;
    view.scrollTo({ top, behavior: 'instant' });
    element.animate({ outline: ['4px solid #c8402f', '4px solid transparent'] }, 2500);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, not for each drawing
  useEffect(show, [said, rested, shown]);

  const loaded = () => {
    setShown(address);
    show();
    frame.current?.contentDocument?.addEventListener('click', ({ target }) => {
      const clicked = target as Element;
      if (clicked.closest('a, button, summary')) return;
      const found = fieldSaidIn(clicked.textContent, lang, files.current, page);
      if (found) location.hash = linkTo(found.file, found.path) ?? '';
    });
  };
  return (
    <section className={styles.preview}>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open this page in a tab
        </a>
        {shown !== address && ' The page is on its way. The first one takes a few seconds.'}
      </p>
      <iframe
        ref={frame}
        key={address}
        title="The page as it is saved"
        src={address}
        onLoad={loaded}
      />
    </section>
  );
}

function addressOf(page: EditorPage, language: LanguageCode, opening: string): string {
  // The editor lies one folder below the site.
  const base = new URL('..', location.href.split('#')[0]).pathname;
  if (page.shownOn === 'notFound') {
    return base + (language === defaultLanguage ? '404' : `${language}/404`);
  }
  const name = page.shownOn === 'opening' ? openingName(opening) : page.shownOn;
  return pathOf(name, language, base);
}
