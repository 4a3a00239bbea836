import type { Story } from '#src/content/read/story.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Beginnings.module.css';

type BeginningsProps = Story['intro'];

export function Beginnings({ mark, heading, lede, paragraphs, cloth }: BeginningsProps) {
  return (
    <Section id="beginnings" mark={mark} heading={heading} level={1}>
      <div className={styles.text}>
        <div className={styles.cloth}>
          <Picture {...cloth} />
        </div>
        <p className={styles.lede}>{lede}</p>
        {paragraphs.map((paragraph) => (
          <p className={styles.paragraph} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
