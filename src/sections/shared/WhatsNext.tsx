import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhatsNext.module.css';

type WhatsNextProps = Omit<Home['whatsNext'], 'button'> &
  Partial<Pick<Home['whatsNext'], 'button'>>;

/** The three steps of a project. */
export function WhatsNext({ mark, heading, text, steps, listLang, button }: WhatsNextProps) {
  return (
    <Section id="whats-next" mark={mark} heading={heading} intro={text}>
      <ol data-columns="3" data-lined="" lang={listLang}>
        {steps.map(({ title, text }) => (
          <li className={styles.step} key={title} data-stack="">
            <h3>{title}</h3>
            <p data-prose="">{text}</p>
          </li>
        ))}
      </ol>
      {button && <ActionLink {...button} weight="primary" />}
    </Section>
  );
}
