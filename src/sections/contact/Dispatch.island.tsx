// Hands the letter to the visitor's mail program.
// State: the letter that was handed over, so that it can be copied, sent another way or put back. It and what is typed
// are kept in session storage: for a reload, another language, and a phone that closes the page behind the email app.
// Hydrates: at once. The form around it is static HTML and gets its behaviour from here, so whatever was typed, added or
// translated in it before hydration stays.
// Without script, and before it runs: the form opens a mail by itself, with the fields as the browser lists them.

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Contact } from '#src/read/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { ContactAlert, type HandedOver } from './ContactAlert.tsx';
import {
  complain,
  explain,
  explainAll,
  keepLetters,
  keptLetters,
  putInto,
  read,
  type Typed,
} from './fields.browser.ts';
import { versionsOf, waysFor } from './letter.browser.ts';
import type { Copied } from './whatToSay.browser.ts';

export function Dispatch({ to, mail, alert, chat }: Contact['dispatch']) {
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const [copied, setCopied] = useState<Copied>();
  const [backup, setBackup] = useState<Partial<Typed>>();
  const [isRestored, setIsRestored] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  async function copy(text: string) {
    const isCopied = await writeToClipboard(text);
    setCopied((last) => ({ text, isCopied, attempt: (last?.attempt ?? 0) + 1 }));
  }

  // Synchronous, because after the event Safari allows neither opening a tab nor copying.
  const handOver = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (handedOver) return;
    const form = formAround(status);
    if (complain(form)) return;
    const typed = read(form);
    const page = new URL(location.href);
    const versions = versionsOf(typed, mail, { page, time: new Date() });
    const ways = waysFor(to, versions, navigator.userAgent);
    const { toPaste } = ways.mail;
    // Before the new tab takes the focus, because a page without focus may not write to the clipboard.
    if (toPaste) copy(toPaste);
    // Not with `noopener`, which makes the result null. The tab stays open: Firefox asks there which program to use, and
    // a web mail loads in it.
    const tab = window.open(ways.mail.address, '_blank');
    // A web mail must not have access to this page.
    if (tab) tab.opener = null;

    flushSync(() => {
      const text = versions[0].body;
      setHandedOver({ text, message: typed.message, ways, isOpened: tab !== null });
      setCopied(undefined);
      setBackup(typed);
      setIsRestored(false);
    });
    form.reset();
  });

  const keep = useEffectEvent(() => keepLetters({ typed: read(formAround(status)), backup }));

  useEffect(() => {
    const form = formAround(status);
    const kept = keptLetters();
    setBackup(kept.backup);
    setIsRestored(putInto(form, kept.typed));
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('submit', (event) => handOver(event), { signal });
    form.addEventListener('input', explain, { signal });
    // The Enter key clicks the button as well. A form that listens itself is called clickable by screen readers.
    const submit = form.querySelector('[type=submit]');
    submit?.addEventListener('click', () => explainAll(form), { signal });
    // The last sign of a page that a phone may close while it is hidden.
    document.addEventListener('visibilitychange', () => keep(), { signal });
    // Safari leaves a page without the event above.
    addEventListener('pagehide', () => keep(), { signal });
    // What was typed before hydration.
    explainAll(form);
    form.setAttribute('data-works', '');
    // The browser would name one fault at a time, and in its own language.
    form.noValidate = true;
    return () => listening.abort();
  }, []);

  async function alertClosed({ currentTarget }: { currentTarget: Element }) {
    // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
    formAround(status).querySelector<HTMLElement>('[type=submit]')?.focus();
    // It has gone from sight first.
    await Promise.allSettled(currentTarget.getAnimations().map(({ finished }) => finished));
    setHandedOver(undefined);
  }

  function putBack() {
    const form = formAround(status);
    setIsRestored(putInto(form, backup));
    // A field that was filled meanwhile is not overwritten; then the letter can still be put back later.
    if (JSON.stringify(read(form)) === JSON.stringify(backup)) setBackup(undefined);
    form.querySelector<HTMLElement>('[name=name]')?.focus();
  }

  return (
    <>
      {backup && !handedOver && <Button onClick={putBack}>{alert.putBack}</Button>}
      {/* Without a role, because Orca names an empty status as it passes. */}
      <p ref={status} aria-live="polite">
        {isRestored && alert.restored}
      </p>
      {/* Outside the form, so that its buttons are not the form's. */}
      {handedOver &&
        createPortal(
          <ContactAlert
            to={to}
            alert={alert}
            chat={chat}
            handedOver={handedOver}
            copied={copied}
            onCopy={() => copy(handedOver.text)}
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

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
