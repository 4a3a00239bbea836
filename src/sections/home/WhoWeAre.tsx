import type { Home } from '~/content/home';
import { ActionLink } from '~/ui/ActionLink';
import { Section } from '~/ui/Section';
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
