import type { Home } from '#src/read/home.ts';
import { Background } from '#src/ui/Background.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Label, Unseen } from '#src/ui/Text.tsx';
import { Knot } from '#src/weave/Knot.tsx';
import styles from './Dna.module.css';

// The strand and the words each repeat one piece and move by its length, so that they loop without a seam.
export function Dna({ heading, words, pause, strand }: Home['dna']) {
  return (
    <Background tone="night" id="dna" className={styles.dna}>
      <Label as="h2">
        <Knot />
        {heading}
      </Label>
      <label className={styles.pause}>
        <Unseen>{pause}</Unseen>
        <input type="checkbox" className={styles.sign} />
      </label>
      <Picture className={styles.strand} {...strand} />
      <div className={styles.banner}>
        {[false, true].map((isCopy) => (
          <ul
            className={styles.words}
            key={String(isCopy)}
            lang={words.lang}
            aria-hidden={isCopy || undefined}
          >
            {words.items.map((word) => (
              <li className={styles.word} key={word}>
                {word}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Background>
  );
}
