import type { Team } from '#src/content/read/team.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Crowd.module.css';

export function Crowd({ mark, heading, text, knots, leadersLink, careersLink }: Team['crowd']) {
  return (
    <Section id="crowd" mark={mark} heading={heading}>
      <div data-split="">
        <Picture className={styles.knots} {...knots} />
        <div data-stack="">
          <p data-lede="">{text}</p>
          <p data-row="">
            <ActionLink {...leadersLink} />
            <ActionLink {...careersLink} weight="quiet" />
          </p>
        </div>
      </div>
    </Section>
  );
}
