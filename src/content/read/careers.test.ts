import { expect, it } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { limits } from '#src/islands/letter.ts';
import { getCareers } from './careers.ts';

it.each(languageCodes)('in "%s" the letter of each application fits into a link', (lang) => {
  for (const { id, apply } of getCareers(lang).jobs.jobs) {
    expect(new URL(apply.href).href.length, id).toBeLessThanOrEqual(limits.windows);
  }
});
