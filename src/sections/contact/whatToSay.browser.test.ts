import { expect, it } from 'vitest';
import { getContact } from '#src/read/contact.ts';
import type { Ways } from './letter.browser.ts';
import { whatToSay } from './whatToSay.browser.ts';

// Each text is its own name.
const { alert } = getContact('en').dispatch;
const words = Object.fromEntries(Object.keys(alert).map((name) => [name, name])) as typeof alert;

const to = 'hello@loom.example';
const noChat = undefined;
const chat = { href: 'https://chat.example', label: 'chat' };

/** A way for each address, with the message to paste where it is one of those that are too short. */
function waysWith(tooShort: readonly string[]): Ways {
  const names = ['mail', 'gmail', 'outlook', 'yahoo'] as const;
  const ways = names.map((name) => {
    return [name, { address: name, toPaste: tooShort.includes(name) ? 'message' : undefined }];
  });
  return Object.fromEntries(ways);
}

const [opened, blocked] = [true, false];
const everyWay = ['mail', 'gmail', 'outlook', 'yahoo'];

it.each([
  [[], blocked, chat, [': openDraft gmail outlook yahoo chat'], 'thanks blocked', 'copied'],
  [
    ['mail', 'yahoo'],
    opened,
    chat,
    ['wholeWays: gmail outlook', 'otherWays: openDraft yahoo chat'],
    'thanks',
    'longCopied',
  ],
  [
    ['mail'],
    blocked,
    noChat,
    ['wholeWays: gmail outlook yahoo', ': openDraft'],
    'thanks blocked',
    'longCopied',
  ],
  [everyWay, opened, noChat, ['otherWays: openDraft gmail outlook yahoo'], 'thanks', 'longCopied'],
  // The mail program takes more than a web mail.
  [['gmail'], opened, chat, ['otherWays: openDraft gmail outlook yahoo chat'], 'thanks', 'copied'],
])('with too little room in %j (opened: %s, chat: %j) leads to %j', (...row) => {
  const [tooShort, isOpened, chat, groups, thanks, copied] = row;
  const situation = { to, alert: words, chat, ways: waysWith(tooShort), isOpened };
  const first = { text: 'letter', isCopied: true, attempt: 1 };
  const says = whatToSay({ ...situation, copied: first });
  const inWords = says.groups.map(({ intro, links }) => {
    return `${intro}: ${links.map(({ label }) => label).join(' ')}`;
  });
  expect(inWords).toEqual(groups);
  expect(says.thanks.join(' ')).toBe(thanks);
  expect(says.address).toEqual({ href: `mailto:${to}`, label: to });
  expect(says.answer).toBe(copied);
  const refused = whatToSay({ ...situation, copied: { ...first, isCopied: false } }).answer;
  expect(refused).toBe(copied === 'copied' ? 'copyRefused' : 'longRefused');
  expect(whatToSay({ ...situation, copied: { ...first, attempt: 2 } }).answer).toBe('copied');
});
