import { z } from 'zod';
import type { LanguageCode } from '~/i18n/languages';
import { button, heading, label, line, mark, meta, paragraph, text } from './blocks';
import { getWords } from './words';

export const contactWords = () =>
  z.strictObject({
    meta,
    intro: z.strictObject({ mark, heading, text: paragraph }),
    form: z.strictObject({
      label,
      legend: label,
      name: label,
      email: label,
      company: label,
      subject: label,
      message: label,
      submit: button,
      hint: line,
      noScript: line,
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
        line: label.describe('One line of the mail: {{label}} and {{value}}'),
        labels: z.strictObject({
          name: label,
          email: label,
          company: label,
          subject: label,
          message: label,
          page: label,
          sent: label,
        }),
        notSpecified: label,
        pasteNote: paragraph,
        pasteNoteManual: paragraph,
      })
      .describe('What the visitor’s own mail program receives'),
    alert: z.strictObject({
      title: label,
      text: text('The alert after the form was handed over', 300),
      otherWays: line,
      messageLabel: label,
      copy: button,
      copied: button,
      copyFailed: line,
      gmail: button,
      outlook: button,
      yahoo: button,
      restore: button,
      restored: line,
      close: button,
      blocked: line,
      longCopied: line,
      longRefused: line,
    }),
    details: z.strictObject({
      heading,
      email: label,
      phone: label,
      office: label,
      chat: label,
      chatLink: button,
      social: label,
    }),
  });

export function getContact(lang: LanguageCode) {
  const words = getWords(lang, 'contact', contactWords);
  return { meta: words.meta, intro: words };
}
