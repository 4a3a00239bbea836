import type { Frame } from '#src/content/read/frame.ts';
import { Ground } from '#src/ui/Ground.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './LanguageOffers.module.css';

/** An offer to read the page in each other language; src/browser/languageOffer.ts shows one of them. */
export function LanguageOffers({ offers }: Pick<Frame, 'offers'>) {
  return (
    <template id="language-offers">
      {offers.map(({ code, href, label, text, close }) => (
        <Ground
          as="nav"
          tone="night"
          className={styles.offer}
          popover="manual"
          key={code}
          lang={code}
          aria-label={label}
        >
          <TextLink className={styles.link} href={href} label={text} hrefLang={code} />
          <button className={styles.close} type="button" aria-label={close} />
        </Ground>
      ))}
    </template>
  );
}
