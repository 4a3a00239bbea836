import type { Home } from '#src/content/read/home.ts';
import styles from './Dna.module.css';

// Each row is there twice and moves by its own length, so that it repeats without a seam.
export function Dna({ heading, words, pause, strand }: Home['dna']) {
  return (
    <section
      id="dna"
      className={styles.dna}
      data-row=""
      data-ground="night"
      aria-labelledby="dna-heading"
    >
      <h2 className={styles.heading} data-label="" id="dna-heading">
        {heading}
      </h2>
      <label className={styles.pause} data-target="">
        <input className={styles.switch} type="checkbox" />
        {pause}
      </label>
      <div className={styles.strand} data-screen="" aria-hidden="true">
        {[...Array(10).keys()].map((turn) => (
          <img className={styles.turn} key={turn} {...strand} alt="" loading="lazy" />
        ))}
      </div>
      <div className={styles.banner}>
        <ul className={styles.words}>
          {words.map((word) => (
            <li className={styles.word} key={word}>
              {word}
            </li>
          ))}
        </ul>
        <ul className={styles.words} aria-hidden="true">
          {words.map((word) => (
            <li className={styles.word} key={word}>
              {word}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
