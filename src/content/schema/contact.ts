import { z } from 'zod';
import { button, heading, label, line, mark, meta, paragraph, text } from './blocks.ts';

export const contactWords = () =>
  z.strictObject({
    meta,
    intro: z.strictObject({ mark, heading, text: paragraph }),
    form: z.strictObject({
      label: label.describe('Read out: the name of the form'),
      required: label.describe('Says what the asterisk means'),
      name: label,
      email: label,
      company: label,
      subject: label,
      message: label,
      punched: label.describe('Below the card that a needle punches with the message'),
      submit: button.describe(
        'Hands the letter over to the visitor’s own mail; says where it goes',
      ),
      hint: line.describe('Beside the button: what it opens, and that the page sends nothing'),
      noScript: line.describe('Shown above the form where scripts are off'),
      validation: z.strictObject({
        name: line,
        emailMissing: line,
        emailInvalid: line,
        subject: line,
        message: line,
      }),
    }),
    mail: z
      .strictObject({
        subject: label.describe('Subject of the mail; {{subject}} is what the visitor typed'),
        line: label.describe(
          'One line of the mail: {{label}} and {{value}}; a mail that would get too long goes without most labels',
        ),
        labels: z.strictObject({
          name: label,
          email: label,
          company: label,
          subject: label,
          message: label,
          page: label,
          sent: label,
        }),
        notSpecified: label.describe('Stands for the company of a visitor who named none'),
        pasteNote: paragraph.describe(
          'The whole mail when the letter is too long for it; nobody knows yet if it could be copied',
        ),
      })
      .describe('What the visitor’s own mail program receives'),
    alert: z.strictObject({
      title: label,
      thanks: text('The alert after the form was handed over', 300),
      otherWays: line.describe('Leads to the buttons below the alert'),
      messageLabel: label.describe('Read out: the letter where it stands to be copied'),
      copy: button,
      copied: button,
      copyRefused: line,
      openDraft: button,
      gmail: button,
      outlook: button,
      yahoo: button,
      putBack: button.describe('Puts the letter back into the form'),
      restored: line.describe('Read out when the letter is back in the form'),
      close: button,
      blocked: line.describe('In place of the thanks when the browser opened no tab'),
      longCopied: line.describe('The letter is too long for its link and was copied'),
      longRefused: line.describe('The same where the browser would not copy it'),
    }),
    details: z.strictObject({
      heading,
      email: label,
      phone: label,
      timeZone: label.describe('Beside the phone: {{offset}} is the office’s, like UTC+5:30'),
      office: label,
      chat: label,
      chatLink: button,
      social: label,
      applicants: z
        .strictObject({ label, link: button })
        .describe('Sends whoever looks for a job to the open positions'),
    }),
  });
