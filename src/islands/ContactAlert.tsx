// The alert after a letter was handed over: what to do next, and every other way to send it.

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import styles from './ContactAlert.module.css';
import { copy, type Ways } from './handOver.ts';

/** What each is for stands in src/content/schema/words.ts. */
export type AlertWords = Record<
  | 'title'
  | 'thanks'
  | 'blocked'
  | 'otherWays'
  | 'openDraft'
  | 'copy'
  | 'copied'
  | 'copyRefused'
  | 'longCopied'
  | 'longRefused'
  | 'messageLabel'
  | 'gmail'
  | 'outlook'
  | 'yahoo'
  | 'putBack'
  | 'close',
  string
>;

export type HandedOver = {
  /** The letter as written, whatever its length. */
  text: string;
  ways: Ways;
  opened: boolean;
  /** Of a letter that is too long to be opened: whether it was copied. */
  copying: Promise<boolean> | undefined;
};

type ContactAlertProps = {
  words: AlertWords;
  handedOver: HandedOver;
  onPutBack: () => void;
  onClose: () => void;
};

/** It opens by being there, and is taken away once it is closed. */
export function ContactAlert({ words, handedOver, onPutBack, onClose }: ContactAlertProps) {
  const { text, ways, opened, copying } = handedOver;
  const [copied, setCopied] = useState<boolean>();
  const [times, setTimes] = useState(0);
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const letter = useRef<HTMLTextAreaElement>(null);
  const wasRefused = copied === false;

  useLayoutEffect(() => box.current?.showModal(), []);

  useEffect(() => {
    copying?.then(setCopied);
  }, [copying]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt anew
  useEffect(() => {
    if (!wasRefused) return;
    letter.current?.focus();
    letter.current?.select();
  }, [wasRefused, times]);

  async function copyAgain() {
    setCopied(await copy(text));
    setTimes(times + 1);
  }

  function putBack() {
    box.current?.close();
    onPutBack();
  }

  return (
    <Dialog
      ref={box}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}message`}
      onClose={onClose}
      bar={
        <>
          <h2 id={`${id}title`} className={styles.title}>
            {words.title}
          </h2>
          <Button onClick={() => box.current?.close()}>{words.close}</Button>
        </>
      }
    >
      <div data-stack="">
        <p id={`${id}message`}>{opened ? words.thanks : words.blocked}</p>
        <p className={styles.status} role="status">
          {/* The same words as before are read out again only if they are new to the page. */}
          {copied !== undefined && (
            <span key={times} className={styles.answer}>
              {words[answerOf(copied, ways.mail.whole)]}
            </span>
          )}
        </p>
        {wasRefused && (
          <textarea
            ref={letter}
            className={styles.letter}
            aria-label={words.messageLabel}
            value={text}
            rows={8}
            readOnly
          />
        )}
        {opened && <p>{words.otherWays}</p>}
        <div className={styles.ways} data-row="">
          {!opened && (
            <ActionLink href={ways.mail.address} label={words.openDraft} weight="small" />
          )}
          <Button onClick={copyAgain}>{words.copy}</Button>
          {(['gmail', 'outlook', 'yahoo'] as const).map((service) => (
            <ActionLink
              key={service}
              href={ways[service].address}
              label={words[service]}
              weight="small"
              opensInNewTab
            />
          ))}
          <Button onClick={putBack}>{words.putBack}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function answerOf(copied: boolean, isWhole: boolean) {
  if (isWhole) return copied ? 'copied' : 'copyRefused';
  return copied ? 'longCopied' : 'longRefused';
}
