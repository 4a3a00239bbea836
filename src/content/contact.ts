import { z } from 'zod';
import type { LanguageCode } from '~/i18n/languages';
import { button, heading, label, line, mark, meta, paragraph, text } from './blocks';
import { getFrame } from './frame';
import { getTranslate, getWords } from './words';

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
        pasteNote: paragraph.describe(
          'The whole mail when the letter is too long for it; nobody knows yet if it could be copied',
        ),
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
      openDraft: button,
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
  const { meta, intro, form, mail, alert, details } = getWords(lang, 'contact', contactWords);
  const { footer } = getFrame(lang, 'contact');
  const t = getTranslate(lang);
  const lineStart = (label: string) =>
    t('contact:mail.line', undefined, { label, value: '' }).trimEnd();

  return {
    meta,
    intro: { ...intro, noScript: form.noScript },
    form: {
      lang,
      to: footer.contact.address,
      labels: {
        form: form.label,
        name: form.name,
        email: form.email,
        company: form.company,
        subject: form.subject,
        message: form.message,
        send: form.submit,
        required: form.legend,
        hint: form.hint,
      },
      validation: form.validation,
      restored: alert.restored,
      letter: {
        name: lineStart(mail.labels.name),
        email: lineStart(mail.labels.email),
        company: lineStart(mail.labels.company),
        subject: lineStart(mail.labels.subject),
        message: lineStart(mail.labels.message),
        page: lineStart(mail.labels.page),
        sent: lineStart(mail.labels.sent),
        subjectStart: t('contact:mail.subject', undefined, { subject: '' }).trimEnd(),
        notSpecified: mail.notSpecified,
        pasteNote: mail.pasteNote,
      },
      alert: {
        title: alert.title,
        thanks: alert.text,
        blocked: alert.blocked,
        otherWays: alert.otherWays,
        openDraft: alert.openDraft,
        copy: alert.copy,
        copied: alert.copied,
        copyRefused: alert.copyFailed,
        longCopied: alert.longCopied,
        longRefused: alert.longRefused,
        message: alert.messageLabel,
        gmail: alert.gmail,
        outlook: alert.outlook,
        yahoo: alert.yahoo,
        putBack: alert.restore,
        close: alert.close,
      },
    },
    details: {
      ...details,
      contact: footer.contact,
      links: {
        chat: footer.social.links.chat,
        social: [footer.social.links.network, footer.social.links.community],
      },
      opensInNewTab: footer.opensInNewTab,
    },
  };
}

export type Contact = ReturnType<typeof getContact>;
