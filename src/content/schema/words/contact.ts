import { z } from 'zod';
import { group, text, titledGroup } from '#src/content/schema/fields.ts';
import {
  answersTo,
  button,
  fitsLink,
  heading,
  label,
  line,
  longSection,
  meta,
  paragraph,
  sameFields,
} from '#src/content/schema/textSchemas.ts';
import { letterFields } from '#src/mail/letterFields.ts';

export const contactQuestions = {
  priceRange:
    'What projects cost, from lowest to highest, and what the price depends on; until you answer, no page mentions a price',
  workingLanguages:
    'In which languages you talk and write with clients; until you answer, visitors will assume the languages of the site',
  dataHandling:
    'Where client data is kept, who sees it and when it is deleted; until you answer, the form says only that its page sends nothing itself',
  reference:
    'A client who may be named or contacted, and what you built for them; until you answer, the home page describes the work without names',
};

const fieldLabel = text('On one line above a field of a form', 40);

const letterNames = letterFields.map(({ name }) => name);
const requiredNames = letterFields.filter((field) => field.isRequired).map(({ name }) => name);

export const contactSchema = () =>
  z.strictObject({
    intro: longSection.omit({ mark: true }),
    form: z.strictObject({
      label: label.describe('For screen readers: the name of the form'),
      required: label.describe('The meaning of the asterisk'),
      labels: z
        .strictObject(sameFields(letterNames, fieldLabel))
        .describe('Above the fields; required ones end in *'),
      punched: label.describe('Below the card that is punched with the message'),
      submit: button.describe('Passes the letter to the visitor’s mail program'),
      hint: line.describe(
        'Beside the button: what it opens, and that this page sends nothing itself',
      ),
      noScript: line.describe('Below the form if scripts are turned off'),
      missing: group('Error message of an empty required field', sameFields(requiredNames, line)),
      invalid: group('Error message of a field with an invalid value', { email: line }),
    }),
    mail: group('The mail that the visitor’s mail program opens', {
      messageNote: line.describe('In place of the message if that is too long for a link'),
      pasteNote: fitsLink(
        paragraph.describe('The whole mail if the rest of the letter is too long as well'),
        [],
        (note) => [note],
      ),
    }),
    alert: titledGroup('After sending', {
      title: label.describe('That nothing is sent yet'),
      thanks: text('After the letter was passed to the mail program', 300),
      card: label.describe('Below the card that is punched with the visitor’s message'),
      cloth: label.describe('Below the cloth that is woven from that card: saves it as a file'),
      otherWays: line.describe('Above the links to the mail program, the web mails and the chat'),
      blocked: line.describe('Instead, if the browser blocked the new tab'),
      messageLabel: label.describe('For screen readers: the field with the letter to copy'),
      copyRefused: line,
      copy: button,
      copied: line
        .describe('Once the letter is copied: where to paste it')
        .meta({ placeholders: ['email'] }),
      openDraft: button,
      gmail: button,
      outlook: button,
      yahoo: button,
      close: button,
      putBack: button.describe('Puts the letter back into the form'),
      restored: line.describe('For screen readers, when the letter is back in the form'),
      longCopied: line.describe('If the letter is too long for a link, and was copied'),
      longRefused: line.describe('The same if it could not be copied'),
    }),
    details: z.strictObject({
      heading,
      email: label,
      phone: label,
      office: label,
      chat: label,
      social: label,
      chatLink: button
        .describe('Opens the chat on {{service}}')
        .meta({ placeholders: ['service'] }),
    }),
    answers: answersTo(contactQuestions),
    meta,
  });
