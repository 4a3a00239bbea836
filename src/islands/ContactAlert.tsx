// The alert after a letter was handed over: what to do next, and every other way to send it.

import { type RefObject, useEffect, useId, useRef } from 'react';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContactAlert.module.css';
import controls from './ContactForm.module.css';
import type { Ways } from './handOver.ts';

export type AlertWords = {
  title: string;
  /** The message when a draft was handed over. */
  thanks: string;
  /** The message when the browser let no window open. */
  blocked: string;
  /** Leads to the buttons when a draft was handed over. */
  otherWays: string;
  /** The link to the draft when no window opened. */
  openDraft: string;
  copy: string;
  copied: string;
  /** Says that the letter stands below, selected, because the clipboard was refused. */
  copyRefused: string;
  /** The same two of a letter too long for its draft, which holds only the paste note. */
  longCopied: string;
  longRefused: string;
  /** Names the letter where it stands to be copied. */
  messageLabel: string;
  gmail: string;
  outlook: string;
  yahoo: string;
  putBack: string;
  close: string;
};

export type HandedOver = {
  /** The letter as written, whatever its length. */
  text: string;
  ways: Ways;
  opened: boolean;
};

/** What came of the last attempt to copy, and how many there have been. */
export type CopyAnswer = { copied: boolean; times: number };

type ContactAlertProps = {
  box: RefObject<HTMLDialogElement | null>;
  words: AlertWords;
  handedOver: HandedOver | undefined;
  answer: CopyAnswer | undefined;
  onCopy: (text: string) => void;
  onPutBack: () => void;
  onClose: () => void;
};

export function ContactAlert({
  box,
  words,
  handedOver,
  answer,
  onCopy,
  onPutBack,
  onClose,
}: ContactAlertProps) {
  const id = useId();
  const letter = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (answer?.copied !== false) return;
    letter.current?.focus();
    letter.current?.select();
  }, [answer]);

  return (
    <dialog
      ref={box}
      role="alertdialog"
      className={styles.alert}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}message`}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <h2 id={`${id}title`} className={styles.title}>
          {words.title}
        </h2>
        <Button onClick={() => box.current?.close()}>{words.close}</Button>
      </div>
      <p id={`${id}message`} className={styles.text}>
        {handedOver?.opened === false ? words.blocked : words.thanks}
      </p>
      <p className={styles.text} role="status">
        {/* The same words as before are read out again only if they are new to the page. */}
        {handedOver && answer && (
          <span key={answer.times} className={styles.answer}>
            {answered(words, answer, handedOver)}
          </span>
        )}
      </p>
      {handedOver && answer?.copied === false && (
        <textarea
          ref={letter}
          className={`${controls.entry} ${styles.letter}`}
          aria-label={words.messageLabel}
          value={handedOver.text}
          rows={8}
          readOnly
        />
      )}
      {handedOver?.opened && <p className={styles.text}>{words.otherWays}</p>}
      {handedOver && (
        <div className={`${controls.actions} ${styles.ways}`}>
          {!handedOver.opened && (
            <ActionLink
              href={handedOver.ways.mail.address}
              label={words.openDraft}
              weight="small"
            />
          )}
          <Button onClick={() => onCopy(handedOver.text)}>{words.copy}</Button>
          {(['gmail', 'outlook', 'yahoo'] as const).map((service) => (
            <ActionLink
              key={service}
              href={handedOver.ways[service].address}
              label={words[service]}
              weight="small"
              opensInNewTab
            />
          ))}
          <Button onClick={onPutBack}>{words.putBack}</Button>
        </div>
      )}
    </dialog>
  );
}

function answered(words: AlertWords, { copied }: CopyAnswer, { ways }: HandedOver): string {
  if (ways.mail.whole) return copied ? words.copied : words.copyRefused;
  return copied ? words.longCopied : words.longRefused;
}
