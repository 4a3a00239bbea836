// State: the last letter handed over, so that it can be copied, sent another way or put back.
// Hydrates: when it comes into view; what is typed before that stays, because fields are never controlled.
// Without script: the form opens a draft by itself, with the fields as the browser lists them.

import { type FormEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mailto } from '#src/mail/mail.ts';
import { Button } from '#src/ui/Button.tsx';
import {
  type AlertWords,
  ContactAlert,
  type CopyAnswer,
  type HandedOver,
} from './ContactAlert.tsx';
import styles from './ContactForm.module.css';
import { changesLanguage, keepLetter, takeLetter } from './carriedLetter.ts';
import { copy, openBeside, waysFor } from './handOver.ts';
import { fill, type LetterWords, type Typed, write } from './letter.ts';
import { PunchedMessage } from './PunchedMessage.tsx';

type ContactFormProps = {
  /** The page's language, for the time in the letter. */
  lang: string;
  /** The company's mail address. */
  to: string;
  /** What the card spells before a message does. */
  headline: string;
  form: Typed & {
    /** Names the form. */
    label: string;
    /** Says what the asterisk means. */
    required: string;
    /** Says what the card shows. */
    punched: string;
    submit: string;
    /** Says beside the button what it does. */
    hint: string;
    /** What a required field asks for; a browser would ask in its own language. */
    validation: {
      name: string;
      emailMissing: string;
      emailInvalid: string;
      subject: string;
      message: string;
    };
  };
  mail: LetterWords & {
    /** The whole body when the letter goes by the clipboard instead. */
    pasteNote: string;
  };
  alert: AlertWords & {
    /** Read out when a letter is back in the form. */
    restored: string;
  };
};

export function ContactForm({ lang, to, headline, form: words, mail, alert }: ContactFormProps) {
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const [backup, setBackup] = useState<Typed>();
  const [answer, setAnswer] = useState<CopyAnswer>();
  const [asking, setAsking] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const alertBox = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const kept = takeLetter();
    if (!kept || !form.current) return;
    setBackup(kept.handedOver);
    setIsBack(putInto(form.current, kept.typed));
  }, []);

  useEffect(() => {
    function keep(click: MouseEvent) {
      if (!form.current || !changesLanguage(click)) return;
      keepLetter({ typed: read(form.current), handedOver: backup });
    }
    document.addEventListener('click', keep);
    return () => document.removeEventListener('click', keep);
  }, [backup]);

  // All within the event: afterwards Safari allows neither a new tab nor copying.
  function handOver(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (alertBox.current?.open) return;

    const typed = read(event.currentTarget);
    const page = new URL(location.href);
    const written = write(typed, mail, { lang, page, time: new Date() });
    const ways = waysFor(to, written, mail.pasteNote, navigator);

    // Before the new window takes the focus: a page without focus may not write to the clipboard.
    setAnswer(undefined);
    if (!ways.mail.whole) copyLetter(written.full);
    const opened = openBeside(ways.mail.address);

    flushSync(() => {
      setHandedOver({ text: written.full, ways, opened });
      setBackup(typed);
      setAsking(true);
      setIsBack(false);
    });
    form.current?.reset();
    alertBox.current?.showModal();
  }

  async function copyLetter(text: string) {
    const copied = await copy(text);
    setAnswer((last) => ({ copied, times: (last?.times ?? 0) + 1 }));
  }

  function alertClosed() {
    setAsking(false);
    // Safari does not focus a clicked button, so the dialog has nothing to return to.
    if (document.activeElement === document.body) submit.current?.focus();
  }

  function putBack() {
    if (!backup || !form.current) return;
    putInto(form.current, backup);
    setBackup(undefined);
    setIsBack(true);
    alertBox.current?.close();
    fieldNamed(form.current, 'name')?.focus();
  }

  // Subject and message do without `autocomplete="off"`: it also keeps a browser from restoring them.
  return (
    <>
      <form ref={form} className={styles.form} aria-label={words.label} onSubmit={handOver}>
        <PunchedMessage form={form} headline={headline} caption={words.punched} />
        <p className={styles.required}>{words.required}</p>
        <label className={styles.field}>
          <span>{words.name}</span>
          <input
            className={styles.entry}
            name="name"
            autoComplete="name"
            required
            {...asksFor(words.validation.name)}
          />
        </label>
        <label className={styles.field}>
          <span>{words.email}</span>
          <input
            className={styles.entry}
            type="email"
            name="email"
            autoComplete="email"
            required
            {...asksFor(words.validation.emailMissing, words.validation.emailInvalid)}
          />
        </label>
        <label className={styles.field}>
          <span>{words.company}</span>
          <input className={styles.entry} name="company" autoComplete="organization" />
        </label>
        <label className={styles.field}>
          <span>{words.subject}</span>
          <input
            className={styles.entry}
            name="subject"
            required
            {...asksFor(words.validation.subject)}
          />
        </label>
        <div className={styles.writing}>
          <label className={styles.message}>
            <span>{words.message}</span>
            <textarea
              className={styles.entry}
              name="message"
              rows={5}
              required
              {...asksFor(words.validation.message)}
            />
          </label>
          <div className={styles.actions}>
            {/* On the form itself Chrome takes a mail address for mixed content. */}
            <Button
              ref={submit}
              type="submit"
              weight="primary"
              formAction={mailto({ to, subject: fill(mail.subject, { subject: '' }).trimEnd() })}
              formMethod="post"
              formEncType="text/plain"
              aria-describedby={`${id}hint`}
            >
              {words.submit}
            </Button>
            <p id={`${id}hint`} className={styles.hint}>
              {words.hint}
            </p>
            {backup && !asking && <Button onClick={putBack}>{alert.putBack}</Button>}
          </div>
        </div>
        <p className={styles.restored} role="status">
          {isBack && alert.restored}
        </p>
      </form>
      <ContactAlert
        box={alertBox}
        words={alert}
        handedOver={handedOver}
        answer={answer}
        onCopy={copyLetter}
        onPutBack={putBack}
        onClose={alertClosed}
      />
    </>
  );
}

const fields = ['name', 'email', 'company', 'subject', 'message'] as const;

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

/** Fills the fields that are empty, and says whether any was. */
function putInto(form: HTMLFormElement, typed: Typed): boolean {
  let isChanged = false;
  for (const name of fields) {
    const field = fieldNamed(form, name);
    if (field?.value !== '' || !typed[name]) continue;
    field.value = typed[name];
    // As if it had been typed: takes back the field's own message, and punches the card.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    isChanged = true;
  }
  return isChanged;
}
