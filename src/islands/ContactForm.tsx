// State: the last letter handed over, so that it can be copied, sent another way or put back.
// Wakes: when it comes into view; what is typed before that stays, because fields are never controlled.
// Without script: the form opens a draft by itself, with the fields as the browser lists them.

import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './ContactForm.module.css';
import { composeLink, fitsMailto, gmail, type Letter, mailto, outlook, yahoo } from './mail.ts';

const fields = ['name', 'email', 'company', 'subject', 'message'] as const;
type Typed = Record<(typeof fields)[number], string>;

export type ContactFormProps = {
  /** The page's language, for the time in the letter. */
  lang: string;
  /** The company's mail address. */
  to: string;
  labels: Typed & {
    form: string;
    send: string;
    /** Says what the asterisk means. */
    required: string;
    /** Says beside the button what it does. */
    hint: string;
  };
  /** What a required field asks for; a browser would ask in its own language. */
  validation: {
    name: string;
    emailMissing: string;
    emailInvalid: string;
    subject: string;
    message: string;
  };
  /** Read out when the letter is back in the form. */
  restored: string;
  /** What the letter says; every label brings its own punctuation, as in "Name:". */
  letter: Typed & {
    /** Begins the letter's subject line, as in "Contact Form:". */
    subjectStart: string;
    /** Stands for an empty company. */
    notSpecified: string;
    page: string;
    sent: string;
    /** The whole body when the letter goes by the clipboard instead. */
    pasteNote: string;
  };
  alert: {
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
    message: string;
    gmail: string;
    outlook: string;
    yahoo: string;
    putBack: string;
    close: string;
  };
};

type Draft = {
  typed: Typed;
  /** The letter as written, whatever its length. */
  text: string;
  /** The letter as handed over. */
  letter: Letter;
  whole: boolean;
  opened: boolean;
};

export function ContactForm({
  lang,
  to,
  labels,
  validation,
  restored,
  letter: words,
  alert,
}: ContactFormProps) {
  const [draft, setDraft] = useState<Draft>();
  const [clipboard, setClipboard] = useState<'untouched' | 'copied' | 'refused'>('untouched');
  const [asking, setAsking] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const alertBox = useRef<HTMLDialogElement>(null);
  const isHandingOver = useRef(false);

  function handOver(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isHandingOver.current || alertBox.current?.open) return;
    isHandingOver.current = true;

    const typed = read(event.currentTarget);
    // Writing and opening the letter takes a while, so the pressed button is painted first. A plain
    // timer, because Safari lets nothing else that follows a click open a tab.
    setTimeout(() => {
      isHandingOver.current = false;
      handOverLetter(typed);
    }, pressed);
  }

  function handOverLetter(typed: Typed) {
    const text = written(typed, words, lang);
    const full: Letter = { to, subject: `${words.subjectStart} ${typed.subject}`, body: text };
    const whole = fitsMailto(mailto(full));
    const letter = whole ? full : shortened(full, words.pasteNote);

    // A new window takes the focus along, and a page without focus may not write to the clipboard.
    setClipboard('untouched');
    if (!whole) copy(text);
    const opened = openBeside(mailto(letter));

    flushSync(() => {
      setDraft({ typed, text, letter, whole, opened });
      setAsking(true);
      setIsBack(false);
    });
    form.current?.reset();
    alertBox.current?.showModal();
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setClipboard('copied');
    } catch {
      setClipboard('refused');
    }
  }

  function alertClosed() {
    setAsking(false);
    // Safari does not focus a clicked button, so the dialog has nothing to return to.
    if (document.activeElement === document.body) send.current?.focus();
  }

  function putBack() {
    if (!draft || !form.current) return;
    for (const name of fields) {
      const field = fieldNamed(form.current, name);
      if (field?.value === '') {
        field.value = draft.typed[name];
        field.setCustomValidity('');
      }
    }
    setDraft(undefined);
    setIsBack(true);
    alertBox.current?.close();
    fieldNamed(form.current, fields[0])?.focus();
  }

  // Subject and message do without `autocomplete="off"`: it also keeps a browser from restoring them.
  return (
    <>
      <form ref={form} className={styles.form} aria-label={labels.form} onSubmit={handOver}>
        <p className={styles.required}>{labels.required}</p>
        <label className={styles.field}>
          <span>{labels.name}</span>
          <input
            className={styles.entry}
            name="name"
            autoComplete="name"
            required
            {...asksFor(validation.name)}
          />
        </label>
        <label className={styles.field}>
          <span>{labels.email}</span>
          <input
            className={styles.entry}
            type="email"
            name="email"
            autoComplete="email"
            required
            {...asksFor(validation.emailMissing, validation.emailInvalid)}
          />
        </label>
        <label className={styles.field}>
          <span>{labels.company}</span>
          <input className={styles.entry} name="company" autoComplete="organization" />
        </label>
        <label className={styles.field}>
          <span>{labels.subject}</span>
          <input
            className={styles.entry}
            name="subject"
            required
            {...asksFor(validation.subject)}
          />
        </label>
        <label className={styles.message}>
          <span>{labels.message}</span>
          <textarea
            className={styles.entry}
            name="message"
            rows={5}
            required
            {...asksFor(validation.message)}
          />
        </label>
        <div className={styles.actions}>
          {/* On the form itself Chrome takes a mail address for mixed content. */}
          <button
            ref={send}
            type="submit"
            className={styles.send}
            formAction={mailto({ to, subject: words.subjectStart })}
            formMethod="post"
            formEncType="text/plain"
            aria-describedby={`${id}hint`}
          >
            {labels.send}
          </button>
          <p id={`${id}hint`} className={styles.hint}>
            {labels.hint}
          </p>
          {draft && !asking && (
            <button type="button" className={styles.action} onClick={putBack}>
              {alert.putBack}
            </button>
          )}
        </div>
        <p className={styles.restored} role="status">
          {isBack && restored}
        </p>
      </form>
      <Alert
        box={alertBox}
        words={alert}
        draft={draft}
        clipboard={clipboard}
        onCopy={copy}
        onPutBack={putBack}
        onClose={alertClosed}
      />
    </>
  );
}

type AlertProps = {
  box: RefObject<HTMLDialogElement | null>;
  words: ContactFormProps['alert'];
  draft: Draft | undefined;
  clipboard: 'untouched' | 'copied' | 'refused';
  onCopy: (text: string) => void;
  onPutBack: () => void;
  onClose: () => void;
};

function Alert({ box, words, draft, clipboard, onCopy, onPutBack, onClose }: AlertProps) {
  const id = useId();
  const letterShown = useRef<HTMLTextAreaElement>(null);
  const isLong = draft?.whole === false;

  useEffect(() => {
    if (clipboard !== 'refused') return;
    letterShown.current?.focus();
    letterShown.current?.select();
  }, [clipboard]);

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
        <button type="button" className={styles.action} onClick={() => box.current?.close()}>
          {words.close}
        </button>
      </div>
      <p id={`${id}message`} className={styles.text}>
        {draft?.opened === false ? words.blocked : words.thanks}
      </p>
      <p className={styles.text} role="status">
        {clipboard === 'copied' && (isLong ? words.longCopied : words.copied)}
        {clipboard === 'refused' && (isLong ? words.longRefused : words.copyRefused)}
      </p>
      {draft && clipboard === 'refused' && (
        <textarea
          ref={letterShown}
          className={styles.letter}
          aria-label={words.message}
          value={draft.text}
          rows={8}
          readOnly
        />
      )}
      {draft?.opened && <p className={styles.text}>{words.otherWays}</p>}
      {draft && (
        <div className={styles.actions}>
          {!draft.opened && (
            <a className={styles.action} href={mailto(draft.letter)}>
              {words.openDraft}
            </a>
          )}
          <button type="button" className={styles.action} onClick={() => onCopy(draft.text)}>
            {words.copy}
          </button>
          <WebMail href={composeLink(gmail(draft.letter))}>{words.gmail}</WebMail>
          <WebMail href={composeLink(outlook(draft.letter))}>{words.outlook}</WebMail>
          <WebMail href={composeLink(yahoo(draft.letter))}>{words.yahoo}</WebMail>
          <button type="button" className={styles.action} onClick={onPutBack}>
            {words.putBack}
          </button>
        </div>
      )}
    </dialog>
  );
}

function WebMail({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.action} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** Milliseconds in which even a slow phone paints a pressed button. */
const pressed = 50;

type Field = HTMLInputElement | HTMLTextAreaElement;

function asksFor(missing: string, mistaken = missing) {
  return {
    onInvalid: ({ currentTarget: field }: FormEvent<Field>) =>
      field.setCustomValidity(field.validity.typeMismatch ? mistaken : missing),
    // A field with a message of its own counts as invalid until that is taken back.
    onInput: ({ currentTarget: field }: FormEvent<Field>) => field.setCustomValidity(''),
  };
}

function fieldNamed(form: HTMLFormElement, name: keyof Typed) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function read(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: keyof Typed) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    subject: text('subject'),
    message: text('message'),
  };
}

function written(typed: Typed, words: ContactFormProps['letter'], lang: string): string {
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'long' });
  return [
    `${words.name} ${typed.name}`,
    `${words.email} ${typed.email}`,
    `${words.company} ${typed.company.trim() === '' ? words.notSpecified : typed.company}`,
    `${words.subject} ${typed.subject}`,
    '',
    words.message,
    typed.message,
    '',
    `${words.page} ${location.href}`,
    `${words.sent} ${time.format(new Date())}`,
  ].join('\n');
}

/** The letter without its text. A subject of any length is whole on the clipboard, so here it may end early. */
function shortened({ to, subject = '' }: Letter, body: string): Letter {
  const full = { to, subject, body };
  if (fitsMailto(mailto(full))) return full;
  const letters = Array.from(subject).slice(0, 60);
  const cut = () => ({ ...full, subject: `${letters.join('')}…` });
  // A letter of Hindi takes nine characters of the address.
  while (letters.length > 0 && !fitsMailto(mailto(cut()))) letters.pop();
  return cut();
}

/** Opens the address in a new tab; false when the browser allowed none. */
function openBeside(address: string): boolean {
  // Not `noopener`: with it, the answer is null whether or not a tab was opened.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  // Where the visitor's mail is a web page, that page gets no hold on this one.
  tab.opener = null;
  closeOnceEmpty(tab, Date.now() + 8000);
  return true;
}

// Some browsers leave an empty tab behind when a mail client takes over, others ask the visitor in
// it first. So it closes when this page is seen again, or after time enough to answer.
function closeOnceEmpty(tab: Window, latest: number) {
  setTimeout(() => {
    if (!isEmpty(tab)) return;
    if (document.visibilityState === 'visible' || Date.now() > latest) tab.close();
    else closeOnceEmpty(tab, latest);
  }, 1500);
}

function isEmpty(tab: Window): boolean {
  try {
    return !tab.closed && tab.location.href === 'about:blank';
  } catch {
    // Another site's page: its address may not be read, so it is not empty.
    return false;
  }
}
