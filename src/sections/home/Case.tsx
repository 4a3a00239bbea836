import type { Home } from '#src/read/home.ts';
import { Lede } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Label, Prose } from '#src/ui/Text.tsx';
import styles from './Case.module.css';

type Words = Home['showDontSell'];
type CaseProps = Words['cases'][number] & Pick<Words, 'labels'>;

/**
 * Work for a client who agreed to be named. Their thread is tangled above what was hard, straight above what was built, and the
 * weft of a cloth above what came of it.
 */
export function Case({ lang, labels, client, link, placeAndYear, ...work }: CaseProps) {
  const name = <span translate="no">{client}</span>;
  const label = `${client} (${work.opensInNewTab})`;
  return (
    <article className={styles.case}>
      <Picture className={styles.tangle} {...work.tangle} />
      <h3 className={styles.client}>
        {link ? (
          <a href={link} target="_blank" rel="noopener" aria-label={label}>
            {name}
          </a>
        ) : (
          name
        )}
        {`, ${placeAndYear}`}
      </h3>
      {(['hard', 'built'] as const).map((part) => (
        <div className={styles.part} key={part}>
          <Label as="h4">{labels[part]}</Label>
          <p lang={lang}>{work[part]}</p>
        </div>
      ))}
      <Picture className={styles.cloth} {...work.cloth} />
      {work.figure && (
        <p className={styles.result} lang={lang}>
          <strong className={styles.figure}>{work.figure}</strong> {work.counts}
        </p>
      )}
      {work.quote && (
        <blockquote className={styles.quote} lang={lang}>
          <Lede>
            <q>{work.quote}</q>
          </Lede>
          <Prose>{work.quoted}</Prose>
        </blockquote>
      )}
    </article>
  );
}
