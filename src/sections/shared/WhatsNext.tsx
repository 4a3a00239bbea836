import type { Contact } from '#src/read/contact.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './WhatsNext.module.css';

/** It has no button on the contact page, which is itself the first step. */
type WhatsNextProps = Omit<Contact['steps'], 'steps'> & {
  steps: { lang?: string; items: readonly { title: string; text?: string }[] };
  /** What the owner has answered of who replies and when. */
  text?: string;
  button?: { label: string; href: string };
};

/** The first steps of a project. */
export function WhatsNext({ mark, heading, text, steps, button }: WhatsNextProps) {
  return (
    <Section id="whats-next" mark={mark} heading={heading} intro={text}>
      <Columns as="ol" className={styles.steps} most={3} skipTwo isLined lang={steps.lang}>
        {steps.items.map(({ title, text }) => (
          <Stack as="li" className={styles.step} key={title}>
            <h3>{title}</h3>
            {text && <Prose className={styles.text}>{text}</Prose>}
          </Stack>
        ))}
      </Columns>
      {button && <ActionLink {...button} weight="primary" />}
    </Section>
  );
}
