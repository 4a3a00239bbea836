import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { getContact } from '#src/read/contact.ts';
import { type Copied, whatToSay } from './whatToSay.browser.ts';

// Each text is its own name.
const { alert } = getContact(contentIn('en')).dispatch;
const words = Object.fromEntries(Object.keys(alert).map((name) => [name, name])) as typeof alert;

const noChat = undefined;
const chat = { href: 'https://chat.example', label: 'chat' };

const text = 'letter';
const [opened, blocked] = [true, false];
const [whole, cut] = [undefined, 'message'];

it.each([
  [whole, opened, noChat, 'otherWays: openDraft gmail outlook yahoo', 'copied', 'copyRefused'],
  [whole, blocked, chat, 'blocked: openDraft gmail outlook yahoo chat', 'copied', 'copyRefused'],
  [cut, opened, chat, 'otherWays: openDraft gmail outlook yahoo chat', 'longCopied', 'longRefused'],
  [cut, blocked, noChat, 'blocked: openDraft gmail outlook yahoo', 'longCopied', 'longRefused'],
])('with %j left to paste (opened: %s, chat: %j) leads to %j', (...row) => {
  const [toPaste, isOpened, chat, links, done, refused] = row;
  const mail = { address: 'mail', toPaste };
  const webMail = { address: 'web mail' };
  const ways = { mail, gmail: webMail, outlook: webMail, yahoo: webMail };
  const saysOnce = (copied?: Copied) => whatToSay({ alert: words, chat, ways, isOpened, copied });
  const says = saysOnce();
  expect(`${says.intro}: ${says.links.map(({ label }) => label).join(' ')}`).toBe(links);
  expect(says.isForDraft).toBe(toPaste === cut);
  expect(saysOnce({ text, isCopied: true, attempt: 1 }).answer).toBe(done);
  expect(saysOnce({ text, isCopied: false, attempt: 1 }).answer).toBe(refused);
  expect(saysOnce({ text, isCopied: true, attempt: 2 })).toMatchObject({
    isForDraft: false,
    answer: 'copied',
  });
});
