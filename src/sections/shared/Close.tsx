import type { Careers } from '#src/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Background } from '#src/ui/Background.tsx';
import { Lede, Row } from '#src/ui/Layout.tsx';
import { Headline } from '#src/ui/Text.tsx';
import { Knot } from '#src/weave/Knot.tsx';
import styles from './Close.module.css';

type CloseProps = Pick<Careers['close'], 'heading' | 'text' | 'button'> & {
  link?: Careers['close']['button'];
  /** Where the button opens a mail: for whoever has no mail program. */
  email?: string;
};

/** The end of a page: where to go from here. */
export function Close({ heading, text, button, link, email }: CloseProps) {
  return (
    <Background tone="deep" className={styles.closing}>
      <Headline as="h2" id="closing-heading" className={styles.heading} text={heading}>
        <Knot />
        {heading}
      </Headline>
      <Lede>{text}</Lede>
      <Row>
        <ActionLink {...button} weight="primary" />
        {email && <span translate="no">{email}</span>}
        {link && <ActionLink {...link} weight="quiet" />}
      </Row>
    </Background>
  );
}
