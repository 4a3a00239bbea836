import type { ReactNode } from 'react';
import type { Contact } from '#src/read/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns, Row, Stack, Subgrid } from '#src/ui/Layout.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './LetterForm.module.css';

type LetterFormProps = Contact['form'] & {
  /** The card that shows the message as punched holes. */
  card?: ReactNode;
  /** The island beside the button, which gives the form its behaviour. */
  children?: ReactNode;
};

export function LetterForm({ fields, mailLink, price, card, children, ...words }: LetterFormProps) {
  const inputs = fields.filter(({ type }) => type !== 'lines');
  const textareas = fields.filter(({ type }) => type === 'lines');
  return (
    <Stack as="form" className={styles.form} aria-label={words.label}>
      {card}
      <Row justify="space-between">
        <Prose>{words.required}</Prose>
        {price && <TextLink className={styles.price} {...price} />}
      </Row>
      <Columns most={2} className={styles.fields}>
        {inputs.map(({ label, ...field }) => (
          <Subgrid className={styles.field} key={field.name}>
            <label>
              {label}
              <input type={field.type} autoComplete={field.autoComplete} {...attributesOf(field)} />
            </label>
            <Complaint {...field} />
          </Subgrid>
        ))}
      </Columns>
      {textareas.map(({ label, ...field }) => (
        <div className={styles.message} key={field.name}>
          <label>
            {label}
            <textarea rows={5} {...attributesOf(field)} />
          </label>
          <Complaint {...field} />
        </div>
      ))}
      <Row>
        {/* formAction, because Chrome reports a mailto: in the action of a form as mixed content. */}
        <Button
          type="submit"
          weight="primary"
          formAction={mailLink}
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
    </Stack>
  );
}

type Field = Omit<Contact['form']['fields'][number], 'label'>;

/** What is wrong with a field, which the island writes. Not in the label, or it would be part of the field's name. */
function Complaint({ name, missing }: Field) {
  return missing && <p className={styles.complaint} id={`${name}-complaint`} />;
}

/** What an input and a textarea have in common. The messages are for the island, which shows them (fields.browser.ts). */
function attributesOf({ name, isRequired, missing, invalid }: Field) {
  return {
    className: styles.entry,
    name,
    required: isRequired,
    'data-missing': missing,
    'data-invalid': invalid,
  };
}
