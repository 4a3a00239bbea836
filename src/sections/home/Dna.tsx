import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './Dna.module.css';

// Both rows repeat one piece and move by its length, so that they loop seamlessly.
export function Dna({ heading, words, listLang, pause, strand }: Home['dna']) {
  return (
    <section
      id="dna"
      className={styles.dna}
      data-page=""
      data-row="between"
      data-ground="night"
      aria-labelledby="dna-heading"
    >
      <h2 data-label="" id="dna-heading">
        {heading}
      </h2>
      <label className={styles.pause} data-touch="">
        <input type="checkbox" />
        {pause}
      </label>
      <div className={styles.strand} data-screen="" aria-hidden="true">
        {[...Array(10).keys()].map((turn) => (
          <Picture className={styles.turn} key={turn} {...strand} />
        ))}
      </div>
      <div className={styles.banner}>
        {[false, true].map((isCopy) => (
          <ul
            className={styles.words}
            key={String(isCopy)}
            lang={listLang}
            aria-hidden={isCopy || undefined}
          >
            {words.map((word) => (
              <li className={styles.word} key={word}>
                {word}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
