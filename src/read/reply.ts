import type { Content } from '#src/content/load/content.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';

/** `text`, and what the owner has answered of who replies, when, and what the first talk costs. */
export function withReply(text: string, { lang, company, words }: Content): string {
  const { by, days, firstTalk } = company.reply;
  const { reply } = words.common;
  const answers = [
    by && fill(reply.by, { name: by }),
    days && pluralOf(reply, 'days', days, lang),
    firstTalk === 'free' && reply.freeTalk,
  ];
  return [text, ...answers].filter(Boolean).join(' ');
}
