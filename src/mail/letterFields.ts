type LetterField = {
  /** The key of its texts in contact.json, and the name of the form field. */
  name: string;
  /** Before its value in the mail, which the company reads in one language. */
  inMail: string;
  /** `lines` is a <textarea>; the others are types of an <input>. */
  type: 'text' | 'email' | 'tel' | 'lines';
  isRequired: boolean;
  /** Undefined instead of "off", because with "off" browsers would not restore the text when the visitor comes back. */
  autoComplete: 'name' | 'email' | 'tel' | 'organization' | undefined;
};

/** The fields of the letter on the contact page, in the order of the form and of the mail. */
export const letterFields = [
  { name: 'name', inMail: 'Name', type: 'text', isRequired: true, autoComplete: 'name' },
  { name: 'email', inMail: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
  {
    name: 'company',
    inMail: 'Company',
    type: 'text',
    isRequired: false,
    autoComplete: 'organization',
  },
  { name: 'subject', inMail: 'Subject', type: 'text', isRequired: true, autoComplete: undefined },
  { name: 'message', inMail: 'Message', type: 'lines', isRequired: true, autoComplete: undefined },
] as const satisfies readonly LetterField[];

export type LetterFieldName = (typeof letterFields)[number]['name'];
