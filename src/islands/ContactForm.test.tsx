import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const form: ContactFormProps = {
  lang: 'en',
  to: 'hello@sutraloom.example',
  headline: '[headline]',
  form: {
    label: '[form.label]',
    required: '[form.required]',
    name: '[form.name]',
    email: '[form.email]',
    company: '[form.company]',
    subject: '[form.subject]',
    message: '[form.message]',
    punched: '[form.punched]',
    submit: '[form.submit]',
    hint: '[form.hint]',
    validation: {
      name: '[form.validation.name]',
      emailMissing: '[form.validation.emailMissing]',
      emailInvalid: '[form.validation.emailInvalid]',
      subject: '[form.validation.subject]',
      message: '[form.validation.message]',
    },
  },
  mail: {
    subject: 'Contact Form: {{subject}}',
    line: '{{label}}: {{value}}',
    labels: {
      name: '[mail.labels.name]',
      email: '[mail.labels.email]',
      company: '[mail.labels.company]',
      subject: '[mail.labels.subject]',
      message: '[mail.labels.message]',
      page: '[mail.labels.page]',
      sent: '[mail.labels.sent]',
    },
    notSpecified: '[mail.notSpecified]',
    pasteNote: '[mail.pasteNote]',
  },
  alert: {
    title: '[alert.title]',
    thanks: '[alert.thanks]',
    blocked: '[alert.blocked]',
    otherWays: '[alert.otherWays]',
    openDraft: '[alert.openDraft]',
    copy: '[alert.copy]',
    copied: '[alert.copied]',
    copyRefused: '[alert.copyRefused]',
    longCopied: '[alert.longCopied]',
    longRefused: '[alert.longRefused]',
    messageLabel: '[alert.messageLabel]',
    gmail: '[alert.gmail]',
    outlook: '[alert.outlook]',
    yahoo: '[alert.yahoo]',
    putBack: '[alert.putBack]',
    restored: '[alert.restored]',
    close: '[alert.close]',
  },
};

const html = renderToStaticMarkup(<ContactForm {...form} />);
const control = (label: string) =>
  html.match(new RegExp(`<span>\\[form\\.${label}\\]</span><(\\w+) ([^>]*)>`))?.slice(1) ?? [];

describe('the contact form before hydration', () => {
  it('labels every field and asks the browser to check the required ones', () => {
    const required = ['name', 'email', 'company', 'subject', 'message'].filter((label) => {
      const [element, attributes] = control(label);
      expect(element).toBe(label === 'message' ? 'textarea' : 'input');
      expect(attributes).toContain(`name="${label}"`);
      return attributes?.includes('required=""');
    });
    expect(required).toEqual(['name', 'email', 'subject', 'message']);
    expect(control('email')[1]).toContain('type="email"');
    expect(control('message')[1]).toContain('rows="5"');
  });

  it('tells the browser whose name, mail and company are meant', () => {
    expect(control('name')[1]).toContain('autoComplete="name"');
    expect(control('email')[1]).toContain('autoComplete="email"');
    expect(control('company')[1]).toContain('autoComplete="organization"');
  });

  it('opens a draft by itself when there is no script', () => {
    const send = html.match(/<button type="submit"[^>]*>/)?.[0];
    expect(send).toContain('formAction="mailto:hello@sutraloom.example?subject=Contact%20Form%3A"');
    expect(send).toContain('formMethod="post"');
    expect(send).toContain('formEncType="text/plain"');
  });

  it('keeps its alert closed', () => {
    expect(html).toMatch(/<dialog [^>]*role="alertdialog"/);
    expect(html).not.toMatch(/<dialog [^>]*\bopen\b/);
  });

  it('says only the words it was given', () => {
    // On the card each letter stands by itself.
    const spoken = html
      .replace(/<\/tspan><tspan[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\[[\w.]+\]/g, '');
    expect(spoken).not.toMatch(/\p{L}/u);
    expect(html).not.toMatch(/(aria-label|title|placeholder|alt)="(?!\[)/);
    expect(html).not.toContain('style=');
  });
});
