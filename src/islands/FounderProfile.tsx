// State: whether the script is in charge of the profile; the dialog itself knows if it is open.
// Hydrates: when it comes into view.
// Without script: the same button opens the same text as a popover, which Escape or a click beside it closes.

import { type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './FounderProfile.module.css';

type FounderProfileProps = {
  /** The button's text, as in "Profile". */
  open: string;
  close: string;
  heading: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

export function FounderProfile({ open, close, heading, sections }: FounderProfileProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // Unlike a popover, a modal dialog keeps the focus inside and the page behind from scrolling.
  function openProfile(event: MouseEvent) {
    if (isPopover(dialog.current)) return;
    event.preventDefault();
    dialog.current?.showModal();
  }

  function closeProfile(event: MouseEvent) {
    if (isPopover(dialog.current)) return;
    event.preventDefault();
    dialog.current?.close();
  }

  // The text fills the dialog to its edge, so only the overlay is the dialog itself. Both ends of
  // the click must be there: selecting text may begin inside and end outside.
  function notePress(event: PointerEvent) {
    pressedBeside.current = event.target === event.currentTarget;
  }

  function closeFromBeside(event: MouseEvent) {
    // A double click opens the profile with its first press; the second must not close it.
    const isFirst = event.detail < 2;
    if (isFirst && pressedBeside.current && event.target === event.currentTarget) {
      dialog.current?.close();
    }
  }

  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        popoverTarget={id}
        popoverTargetAction="show"
        onClick={openProfile}
      >
        {open}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which is the dialog's own */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className={styles.profile}
        aria-labelledby={`${id}heading`}
        onPointerDown={notePress}
        onClick={closeFromBeside}
        onClose={() => button.current?.focus()}
      >
        <article className={styles.page}>
          <div className={styles.bar}>
            <Button popoverTarget={id} popoverTargetAction="hide" onClick={closeProfile}>
              {close}
            </Button>
          </div>
          <h2 id={`${id}heading`} className={styles.heading}>
            {heading}
          </h2>
          {sections.map((section) => (
            <section key={section.heading}>
              <h3 className={styles.subheading}>{section.heading}</h3>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </article>
      </dialog>
    </>
  );
}

/** True if it was opened before hydration. Browsers without popovers reject the selector. */
function isPopover(dialog: HTMLDialogElement | null): boolean {
  return Boolean(dialog?.popover && dialog.matches(':popover-open'));
}
