import type { Contact } from '#src/read/contact.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Steps } from './Steps.tsx';

/** It has no button on the contact page, which is itself the first step. */
type WhatsNextProps = Contact['steps'] & {
  /** What the owner has answered of who replies and when. */
  text?: string;
  button?: { label: string; href: string };
};

/** The first steps of a project. */
export function WhatsNext({ mark, heading, text, steps, button }: WhatsNextProps) {
  return (
    <Section id="whats-next" mark={mark} heading={heading} intro={text}>
      <Steps {...steps} />
      {button && <ActionLink {...button} weight="primary" />}
    </Section>
  );
}
