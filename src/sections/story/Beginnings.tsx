import type { Story } from '~/content/story';
import { Lede } from '~/ui/Lede';
import { Section } from '~/ui/Section';
import styles from './Beginnings.module.css';

type BeginningsProps = Story['intro'];

export function Beginnings({ mark, heading, lede, paragraphs }: BeginningsProps) {
  return (
    <Section id="beginnings" mark={mark} heading={heading} level={1}>
      <Lede>{lede}</Lede>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p className={styles.paragraph} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
