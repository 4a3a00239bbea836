// The alert after a letter was handed to a mail program: what to do next, and every other way to send it.

import type { MouseEvent, ReactEventHandler } from 'react';
import type { Contact } from '#src/read/contact.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Lede, LinedList, Stack } from '#src/ui/Layout.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { spellEnd, typedCard } from '#src/weave/spell.ts';
import styles from './ContactAlert.module.css';
import type { Ways } from './letter.browser.ts';
import { MessageCloth } from './MessageCloth.tsx';
import { PunchedHalf } from './PunchedHalf.tsx';
import { type Copied, whatToSay } from './whatToSay.browser.ts';

export type HandedOver = {
  /** The whole letter. */
  text: string;
  /** What the visitor wrote, which the card is punched with. */
  message: string;
  ways: Ways;
  isOpened: boolean;
};

type ContactAlertProps = Omit<Contact['dispatch'], 'mail'> & {
  handedOver: HandedOver;
  copied?: Copied | undefined;
  onCopy: () => void;
  onClose: ReactEventHandler<HTMLDialogElement>;
};

/** Opens when mounted, and is unmounted once closed. */
export function ContactAlert(props: ContactAlertProps) {
  const { to, alert: words, handedOver, copied, onCopy, onClose } = props;
  const says = whatToSay({ ...props, ...handedOver });
  const copyAnswer = (
    <>
      <div role="status">
        {/* The key makes a repeated message a new node; otherwise it is not read out again. */}
        {copied && (
          <p key={copied.attempt} className={styles.answer}>
            {says.answer}
          </p>
        )}
      </div>
      {copied?.isCopied === false && (
        <textarea
          key={copied.attempt}
          ref={selectAll}
          className={styles.letter}
          aria-label={words.messageLabel}
          value={copied.text}
          rows={8}
          readOnly
        />
      )}
    </>
  );
  return (
    <Dialog
      ref={showModal}
      role="alertdialog"
      aria-labelledby="alert-title"
      aria-describedby="alert-message alert-ways"
      onClose={onClose}
      bar={
        <>
          <h2 id="alert-title">{words.title}</h2>
          <Button onClick={close}>{words.close}</Button>
        </>
      }
    >
      <div className={styles.parts}>
        <Stack>
          <Lede id="alert-message">{words.thanks}</Lede>
          {says.isForDraft && copyAnswer}
          <Prose id="alert-ways">{says.intro}</Prose>
          <LinedList className={styles.ways}>
            {says.links.map((link, index) => (
              <li key={link.href}>
                {index === 0 ? <ActionLink {...link} weight="primary" /> : <TextLink {...link} />}
              </li>
            ))}
          </LinedList>
          <LinedList as="div" className={styles.ways}>
            <div>
              <TextLink href={`mailto:${to}`} label={to} translate="no" />
            </div>
            <div>
              <Button onClick={onCopy}>{words.copy}</Button>
            </div>
          </LinedList>
          {!says.isForDraft && copyAnswer}
        </Stack>
        <Souvenir alert={words} message={handedOver.message} />
      </div>
    </Dialog>
  );
}

/** The message as a punched card, and the cloth that is woven from it. */
function Souvenir({ alert, message }: Pick<ContactAlertProps, 'alert'> & { message: string }) {
  const { halves } = typedCard(spellEnd(message));
  return (
    <Stack>
      <div className={styles.card} data-paper="">
        <Stack aria-hidden="true">
          {halves.map(({ holes }, half) => (
            <PunchedHalf key={half === 0 ? 'first' : 'second'} holes={holes} />
          ))}
        </Stack>
        <p>{alert.card}</p>
      </div>
      <MessageCloth message={message} label={alert.cloth} className={styles.cloth} />
    </Stack>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  // The dialog gets the focus, so that it is read. From a button in it, Orca reads the button alone.
  dialog.autofocus = true;
  // What has the focus now would get it back first, and be read, before Dispatch moves it on.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  dialog.showModal();
}

function close({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.close();
}

function selectAll(letter: HTMLTextAreaElement | null): void {
  letter?.focus();
  letter?.select();
}
