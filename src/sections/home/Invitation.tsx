import type { ReactNode } from 'react';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Row } from '#src/ui/Layout.tsx';
import { Label } from '#src/ui/Text.tsx';
import styles from './Invitation.module.css';

type InvitationProps = {
  id: string;
  mark: string;
  heading: string;
  text?: string;
  button: { label: string; href: string };
  children?: ReactNode;
};

export function Invitation({ id, children, ...words }: InvitationProps) {
  return (
    <Row id={id} className={styles.invitation} data-tone="deep">
      <Label>{words.mark}</Label>
      <h2>{words.heading}</h2>
      {words.text && <p className={styles.text}>{words.text}</p>}
      <ActionLink {...words.button} />
      {children}
    </Row>
  );
}
