// State: the letter that was handed over, so that it can be copied, sent another way or put back.
// Hydrates: near the window. The form around it is static HTML and takes its behaviour from here, so whatever was typed,
// added or translated in it before stays.
// Without script: the form opens a draft by itself, with the fields as the browser lists them.

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '#src/ui/Button.tsx';
import { type AlertWords, ContactAlert, type HandedOver } from './ContactAlert.tsx';
import { changesLanguage, keepLetter, takeLetter } from './carriedLetter.ts';
import styles from './Dispatch.module.css';
import { explain, fieldNamed, isComplete, putInto, read, type Typed } from './fields.ts';
import { copy, openBeside, waysFor } from './handOver.ts';
import { type LetterWords, write } from './letter.ts';

type DispatchProps = {
  /** The page's language, for the time in the letter. */
  lang: string;
  /** The company's mail address. */
  to: string;
  /** With the whole body for a letter that goes by the clipboard instead. */
  mail: LetterWords & { pasteNote: string };
  /** With what is read out when a letter is back in the form. */
  alert: AlertWords & { restored: string };
};

export function Dispatch({ lang, to, mail, alert }: DispatchProps) {
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const [backup, setBackup] = useState<Typed>();
  const [isBack, setIsBack] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  // All within the event: afterwards Safari allows neither a new tab nor copying.
  const handOver = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const form = formAround(status);
    if (handedOver || !isComplete(form)) return;

    const typed = read(form);
    const page = new URL(location.href);
    const written = write(typed, mail, { lang, page, time: new Date() });
    const ways = waysFor(to, written, mail.pasteNote, navigator);
    // Before the new window takes the focus: a page without focus may not write to the clipboard.
    const copying = ways.mail.whole ? undefined : copy(written.full);
    const opened = openBeside(ways.mail.address);

    flushSync(() => {
      setHandedOver({ text: written.full, ways, opened, copying });
      setBackup(typed);
      setIsBack(false);
    });
    form.reset();
  });

  const keep = useEffectEvent((click: MouseEvent) => {
    if (changesLanguage(click)) keepLetter({ typed: read(formAround(status)), handedOver: backup });
  });

  useEffect(() => {
    const form = formAround(status);
    const kept = takeLetter();
    if (kept) {
      setBackup(kept.handedOver);
      setIsBack(putInto(form, kept.typed));
    }
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('submit', (event) => handOver(event), { signal });
    form.addEventListener('input', explain, { signal });
    // It does not bubble.
    form.addEventListener('invalid', explain, { signal, capture: true });
    document.addEventListener('click', (event) => keep(event), { signal });
    return () => listening.abort();
  }, []);

  function alertClosed() {
    setHandedOver(undefined);
    // Safari does not focus a clicked button, so the dialog has nothing to return to.
    if (document.activeElement === document.body) {
      formAround(status).querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    }
  }

  function putBack() {
    if (!backup) return;
    const form = formAround(status);
    putInto(form, backup);
    setBackup(undefined);
    setIsBack(true);
    fieldNamed(form, 'name')?.focus();
  }

  return (
    <>
      {backup && !handedOver && <Button onClick={putBack}>{alert.putBack}</Button>}
      <p ref={status} className={styles.restored} role="status">
        {isBack && alert.restored}
      </p>
      {/* Its buttons are none of the form's. */}
      {handedOver &&
        createPortal(
          <ContactAlert
            words={alert}
            handedOver={handedOver}
            onPutBack={putBack}
            onClose={alertClosed}
          />,
          document.body,
        )}
    </>
  );
}

function formAround({ current }: RefObject<Element | null>): HTMLFormElement {
  return current?.closest('form') as HTMLFormElement;
}
