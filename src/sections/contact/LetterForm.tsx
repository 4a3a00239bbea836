import type { ComponentProps, ReactNode } from 'react';
import type { Contact } from '#src/content/read/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns, Row } from '#src/ui/Layout.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './LetterForm.module.css';

type LetterFormProps = Contact['form'] & {
  /** The card that is punched with the message. */
  card?: ReactNode;
  /** The island beside the button, which opens the visitor's mail program. */
  children?: ReactNode;
};

// Subject and message have no `autocomplete="off"`, with which browsers would not restore them.
export function LetterForm({ validation, draft, card, children, ...words }: LetterFormProps) {
  return (
    <Columns as="form" most={2} className={styles.form} aria-label={words.label}>
      {card}
      <Prose className={styles.required}>{words.required}</Prose>
      <div className={styles.fields}>
        <Line name="name" label={words.name} missing={validation.name} autoComplete="name" />
        <Line
          name="email"
          label={words.email}
          missing={validation.emailMissing}
          mistaken={validation.emailInvalid}
          type="email"
          autoComplete="email"
        />
        <Line name="company" label={words.company} autoComplete="organization" />
        <Line name="subject" label={words.subject} missing={validation.subject} />
      </div>
      <div className={styles.writing}>
        <label className={styles.message}>
          {words.message}
          <textarea
            className={styles.entry}
            name="message"
            rows={5}
            required
            data-missing={validation.message}
          />
        </label>
        <Row>
          {/* Not on the form, where Chrome reports mailto: as mixed content. */}
          <Button
            type="submit"
            weight="primary"
            formAction={draft}
            formMethod="post"
            formEncType="text/plain"
            aria-describedby="letter-hint"
          >
            {words.submit}
          </Button>
          <Prose id="letter-hint" className={styles.hint}>
            {words.hint}
          </Prose>
          {children}
        </Row>
      </div>
    </Columns>
  );
}

type LineProps = ComponentProps<'input'> & {
  label: string;
  /** The message while it is empty; without one the field is optional. */
  missing?: string;
  /** The message if its value is invalid. */
  mistaken?: string;
};

function Line({ label, missing, mistaken, ...input }: LineProps) {
  return (
    <label>
      {label}
      <input
        className={styles.entry}
        required={missing !== undefined}
        data-missing={missing}
        data-mistaken={mistaken}
        {...input}
      />
    </label>
  );
}
