// The alert after a letter was handed to a mail program: what to do next, and every other way to send it.

import type { MouseEvent, ReactEventHandler } from 'react';
import type { Contact } from '#src/read/contact.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row, Stack } from '#src/ui/Layout.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { spellEnd, typedCard } from '#src/weave/spell.ts';
import styles from './ContactAlert.module.css';
import type { Ways } from './letter.browser.ts';
import { MessageCloth } from './MessageCloth.tsx';
import { PunchedHalf } from './PunchedHalf.tsx';

const services = ['gmail', 'outlook', 'yahoo'] as const;

export type HandedOver = {
  /** The letter as written, whatever its length. */
  text: string;
  /** What the visitor wrote, which the card is punched with. */
  message: string;
  ways: Ways;
  opened: boolean;
};

/** Whether copying succeeded, and the number of the attempt. */
export type Copied = { isCopied: boolean; attempt: number };

type ContactAlertProps = {
  words: Contact['dispatch']['alert'];
  handedOver: HandedOver;
  copied?: Copied | undefined;
  onCopy: () => void;
  onClose: ReactEventHandler<HTMLDialogElement>;
};

/** Opens when mounted, and is unmounted once closed. */
export function ContactAlert({ words, handedOver, copied, onCopy, onClose }: ContactAlertProps) {
  const { text, message, ways, opened } = handedOver;
  const { halves } = typedCard(spellEnd(message));
  const isWhole = ways.mail.whole;
  // A letter that the mail program cannot take is copied at once. The button comes if that was refused, and stays.
  const asksToCopy = isWhole || (copied && (!copied.isCopied || copied.attempt > 1));
  const takers = isWhole ? [] : services.filter((service) => ways[service].whole);
  const others = services.filter((service) => !takers.includes(service));
  const cloth = <MessageCloth message={message} label={words.cloth} className={styles.cloth} />;
  const copiedMessage = isWhole ? words.copied : words.longCopied;
  const refusedMessage = isWhole ? words.copyRefused : words.longRefused;
  return (
    <Dialog
      ref={showModal}
      role="alertdialog"
      aria-labelledby="alert-title"
      aria-describedby="alert-message"
      onClose={onClose}
      bar={
        <>
          <h2 id="alert-title">{words.title}</h2>
          <Button onClick={close}>{words.close}</Button>
        </>
      }
    >
      <Stack>
        <div className={styles.card} data-paper="">
          <div className={styles.halves} aria-hidden="true">
            {halves.map(({ holes }, half) => (
              <PunchedHalf key={half === 0 ? 'first' : 'second'} holes={holes} />
            ))}
          </div>
          <p>{words.card}</p>
        </div>
        {isWhole && cloth}
        <div>
          <Stack>
            <Stack id="alert-message">
              {!opened && <p>{words.blocked}</p>}
              <p>{words.thanks}</p>
            </Stack>
            {takers.length > 0 && (
              <>
                <p>{words.wholeWays}</p>
                <WebMails words={words} ways={ways} services={takers} main={takers[0]} />
              </>
            )}
          </Stack>
          <div role="status">
            {/* The key makes a repeated message a new node; otherwise it is not read out again. */}
            {copied && (
              <p key={copied.attempt} className={styles.answer}>
                {copied.isCopied ? copiedMessage : refusedMessage}
              </p>
            )}
          </div>
        </div>
        {copied?.isCopied === false && (
          <textarea
            key={copied.attempt}
            ref={selectAll}
            className={styles.letter}
            aria-label={words.messageLabel}
            value={text}
            rows={8}
            readOnly
          />
        )}
        {opened && (asksToCopy || others.length > 0) && <p>{words.otherWays}</p>}
        {!opened && (
          <ActionLink
            href={ways.mail.address}
            label={words.openDraft}
            weight={takers.length > 0 ? 'plain' : 'primary'}
          />
        )}
        {asksToCopy && (
          <Button weight={opened && takers.length === 0 ? 'primary' : 'plain'} onClick={onCopy}>
            {words.copy}
          </Button>
        )}
        {others.length > 0 && <WebMails words={words} ways={ways} services={others} />}
        {!isWhole && cloth}
      </Stack>
    </Dialog>
  );
}

type Service = (typeof services)[number];

type WebMailsProps = Pick<HandedOver, 'ways'> & {
  words: Record<Service, string>;
  services: readonly Service[];
  /** The one that is best to take. */
  main?: Service | undefined;
};

function WebMails({ words, ways, services, main }: WebMailsProps) {
  return (
    <Row as="ul">
      {services.map((service) => {
        const link = {
          href: ways[service].address,
          label: words[service],
          target: '_blank',
          rel: 'noopener',
        };
        return (
          <li key={service}>
            {service === main ? <ActionLink {...link} weight="primary" /> : <TextLink {...link} />}
          </li>
        );
      })}
    </Row>
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
