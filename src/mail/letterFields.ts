type LetterField = {
  /** The key of its texts in contact.json, and the name of the form field. */
  name: string;
  /** `lines` is a <textarea>; the others are types of an <input>. */
  type: 'text' | 'email' | 'tel' | 'lines';
  isRequired: boolean;
  /** Undefined instead of "off", because with "off" browsers would not restore the text when the visitor comes back. */
  autoComplete: 'name' | 'email' | 'tel' | 'organization' | undefined;
};

/** The fields of the form on the contact page, in its order; src/sections/contact/letter.browser.ts writes them down. */
export const letterFields = [
  { name: 'name', type: 'text', isRequired: true, autoComplete: 'name' },
  { name: 'email', type: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'company', type: 'text', isRequired: false, autoComplete: 'organization' },
  { name: 'subject', type: 'text', isRequired: true, autoComplete: undefined },
  { name: 'message', type: 'lines', isRequired: true, autoComplete: undefined },
] as const satisfies readonly LetterField[];

export type LetterFieldName = (typeof letterFields)[number]['name'];
