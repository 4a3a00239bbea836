import type { Contact } from '#src/read/contact.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Row } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { Steps } from './Steps.tsx';

/** It has no button on the contact page, which is itself the first step. */
type WhatsNextProps = Contact['steps'] & {
  /** Who replies, and what the owner has answered of when. */
  text?: string;
  button?: Link;
  price?: Link | undefined;
};

type Link = { label: string; href: string };

export function WhatsNext({ mark, heading, text, steps, button, price }: WhatsNextProps) {
  return (
    <Section id="whats-next" mark={mark} heading={heading} intro={text}>
      <Steps {...steps} />
      {button && (
        <Row>
          <ActionLink {...button} weight="primary" />
          {price && <TextLink {...price} />}
        </Row>
      )}
    </Section>
  );
}
