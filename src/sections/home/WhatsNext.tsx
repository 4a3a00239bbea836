import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhatsNext.module.css';

export function WhatsNext({ mark, heading, text, steps, button }: Home['whatsNext']) {
  return (
    <Section id="whats-next" mark={mark} heading={heading} intro={text}>
      <div className={styles.words} data-stack="">
        <ol data-columns="3">
          {steps.map(({ title, text }) => (
            <li className={styles.step} key={title} data-stack="">
              <h3>{title}</h3>
              <p data-prose="">{text}</p>
            </li>
          ))}
        </ol>
        <ActionLink {...button} weight="primary" />
      </div>
    </Section>
  );
}
