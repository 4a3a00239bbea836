import type { Story } from '~/content/story';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
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
