import type { Home } from '#src/content/read/home.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './WhatsNext.module.css';

type WhatsNextProps = Omit<Home['whatsNext'], 'button'> &
  Partial<Pick<Home['whatsNext'], 'button'>>;

/** The three steps of a project. */
export function WhatsNext({ mark, heading, text, steps, listLang, button }: WhatsNextProps) {
  return (
    <Section id="whats-next" mark={mark} heading={heading} intro={text}>
      <Columns as="ol" most={3} skipTwo isLined lang={listLang}>
        {steps.map(({ title, text }) => (
          <Stack as="li" className={styles.step} key={title}>
            <h3>{title}</h3>
            <Prose>{text}</Prose>
          </Stack>
        ))}
      </Columns>
      {button && <ActionLink {...button} weight="primary" />}
    </Section>
  );
}
