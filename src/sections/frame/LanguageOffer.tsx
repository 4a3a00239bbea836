import { Ground } from '#src/ui/Ground.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './LanguageOffer.module.css';

type LanguageOfferProps = {
  /** The address of its texts in all languages. */
  texts: string;
};

/** An offer to read the page in another language; src/browser/languageOffer.ts fills and shows it. */
export function LanguageOffer({ texts }: LanguageOfferProps) {
  return (
    <template data-offer={texts}>
      <Ground as="nav" tone="night" className={styles.offer} id="offer" popover="auto">
        <TextLink className={styles.link} label="" />
        <button
          className={styles.close}
          type="button"
          popoverTarget="offer"
          popoverTargetAction="hide"
        />
      </Ground>
    </template>
  );
}
