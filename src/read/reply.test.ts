import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import type { Company } from '#src/content/schema/company.ts';
import { getContact } from './contact.ts';
import { getHome } from './home.ts';

const { company, words, ...rest } = contentIn('en');
const { common, contact } = words;
const reply = {
  by: '{{name}} reads it.',
  days_one: 'Reply in {{count}} day.',
  days_other: 'Reply in {{count}} days.',
  freeTalk: 'The talk is free.',
};

function replyIs(answers: Company['reply']) {
  return {
    ...rest,
    company: { ...company, reply: answers },
    words: {
      ...words,
      common: { ...common, reply },
      contact: { ...contact, form: { ...contact.form, hint: 'A draft opens.' } },
    },
  };
}

it.each<[answers: Company['reply'], said: string]>([
  [{}, ''],
  [{ firstTalk: 'paid' }, ''],
  [{ days: 1 }, ' Reply in 1 day.'],
  [{ days: 2, firstTalk: 'free' }, ' Reply in 2 days. The talk is free.'],
  [{ by: 'Asha Rao' }, ' Asha Rao reads it.'],
])('with the answers %j, form and next steps say more:%s', (answers, said) => {
  const content = replyIs(answers);
  expect(getContact('en', content).form.hint).toBe(`A draft opens.${said}`);
  expect(getHome('en', content).whatsNext.text).toBe(said.trimStart());
});
