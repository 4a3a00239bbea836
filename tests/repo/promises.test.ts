// What the site was promised to say, letter by letter. Claims, jobs and places are not here: they are
// the owner's facts and change. Whoever changes one of these sentences on purpose changes it here, too.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storageKeys } from '#src/inline/storageKeys.ts';

const common = english('common');
const home = english('home');
const team = english('team');
const careers = english('careers');
const contact = english('contact');

test.each([
  ['the navigation’s home', common.nav.home, 'Home'],
  ['the navigation’s team', common.nav.team, 'Team'],
  ['the navigation’s story', common.nav.story, 'Our Story'],
  ['the navigation’s careers', common.nav.careers, 'Careers'],
  ['the navigation’s services', common.nav.services, 'Services'],
  ['the navigation’s about', common.nav.about, 'About'],
  ['the navigation’s language', common.nav.language, 'Language'],
  ['the navigation’s contact', common.nav.contact, 'Contact Us'],
  ['the heading of the footer’s links', common.footer.quick, 'Quick Links'],
  ['the newsletter’s button', common.footer.newsletter.button, 'Subscribe'],
  ['the newsletter’s subject', common.footer.newsletter.subject, 'Newsletter Subscription Request'],
  ['the headline', headline(), 'Building systems that think.'],
  ['the hero’s link to the story', home.hero.secondary, 'Learn more'],
  ['the button of the impact zones', home.impactZones.button, 'Let’s Talk'],
  ['the button of the founder’s profile', team.profile.open, 'Profile'],
  ['the filter that shows every job', careers.openings.categories.all, 'All'],
  ['the first benefit', benefit('competitive-salary'), 'Competitive salary'],
  ['the second benefit', benefit('remote-first'), 'Remote first'],
  ['the third benefit', benefit('learning-budget'), 'Learning budget'],
  ['the fourth benefit', benefit('health-and-wellness'), 'Health and wellness'],
  ['the label of the name', contact.form.name, 'Full Name *'],
  ['the label of the e-mail address', contact.form.email, 'Email Address *'],
  ['the label of the subject', contact.form.subject, 'Subject *'],
  ['the label of the message', contact.form.message, 'Message *'],
  ['the subject of a letter', contact.mail.subject, 'Contact Form: {{subject}}'],
  ['the company nobody named', contact.mail.notSpecified, 'Not specified'],
  [
    'the alert after sending',
    contact.alert.thanks,
    'Thank you for your message! Your email client should open with a pre-filled message. Please review and send the email.',
  ],
])('%s is what was promised', (_, said, promised) => {
  expect(said, 'If the new words are meant, change tests/repo/promises.test.ts as well.').toBe(
    promised,
  );
});

test('the chosen language is stored as sl_lang', () => {
  expect(storageKeys.language).toBe('sl_lang');
});

// biome-ignore lint/suspicious/noExplicitAny: the gate knows these files' shapes; a test reads one word
function english(page: string): any {
  return JSON.parse(readFileSync(`locales/en/${page}.json`, 'utf8'));
}

function headline(): string {
  const { plain, accent } = home.hero.heading;
  return `${plain} ${accent}`;
}

function benefit(id: string): string {
  return careers.benefits.items[id].title;
}
