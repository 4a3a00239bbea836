type LetterField = {
  /** The key of its words in contact.json, and the name of the form's field. */
  name: string;
  /** `lines` is for as many lines as the visitor writes; the others are types of an input. */
  type: 'text' | 'email' | 'tel' | 'lines';
  /** Whether the visitor has to fill it in; the label of such a field ends in an asterisk. */
  isRequired: boolean;
  /** Undefined rather than off: with `off` browsers would not restore what was written. */
  autoComplete: 'name' | 'email' | 'tel' | 'organization' | undefined;
};

/** The fields of the letter on the contact page, in the order of the form and of the mail. */
export const letterFields = [
  { name: 'name', type: 'text', isRequired: true, autoComplete: 'name' },
  { name: 'email', type: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'company', type: 'text', isRequired: false, autoComplete: 'organization' },
  { name: 'subject', type: 'text', isRequired: true, autoComplete: undefined },
  { name: 'message', type: 'lines', isRequired: true, autoComplete: undefined },
] as const satisfies readonly LetterField[];

export type LetterFieldName = (typeof letterFields)[number]['name'];

export const requiredLetterFields = letterFields.filter((field) => field.isRequired);

/** The fields whose value may be mistaken, as an address without an @ is. */
export const checkedLetterFields = letterFields.filter((field) => field.type === 'email');
