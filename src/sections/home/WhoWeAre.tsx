import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhoWeAre.module.css';

type WhoWeAreProps = Home['whoWeAre'];

export function WhoWeAre({ mark, heading, paragraphs, link }: WhoWeAreProps) {
  return (
    <Section id="who-we-are" mark={mark} heading={heading}>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p className={styles.paragraph} key={paragraph}>
            {paragraph}
          </p>
        ))}
        <p className={styles.link}>
          <ActionLink {...link} weight="quiet" />
        </p>
      </div>
    </Section>
  );
}
