import { useState } from 'react';
import type { EditorPage } from '#scripts/edit/labels.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { choiceMark, openingName, pathOf } from '#src/i18n/paths.ts';
import { useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { idsOf, valueAt } from './values.ts';

/** The page that is edited, as the dev server shows it; that one reloads it when a file was saved. */
export function Preview({ page, language }: { page: EditorPage; language: LanguageCode }) {
  const { savedOf } = useDesk();
  const [first = ''] = idsOf(valueAt(savedOf('content/jobs.json'), ['jobs']));
  const address = addressOf(page, language, first);
  const [shown, setShown] = useState('');
  return (
    <section className={styles.preview}>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open this page in a tab
        </a>
        {shown !== address && ' The page is on its way. The first one takes a few seconds.'}
      </p>
      <iframe
        key={address}
        title="The page as it is saved"
        src={address}
        onLoad={() => setShown(address)}
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
  // Chosen, so that the page does not go on to the language that somebody chose in it before.
  return pathOf(name, language, base) + choiceMark;
}
