import { describe, expect, test } from 'vitest';
import { facts, type Json, words } from '#tests/siteData.ts';
import { all, attributes, hrefOf, named, one, pages, text, texts } from './built.ts';

const { people } = facts('people');

describe.each(pages.filter(({ page }) => page === 'team'))('$name', ({ language, document }) => {
  const team = words(language, 'team');
  const main = one(document, 'main');

  test('has a card for each: founder, CTO, COO/CMO', () => {
    const cards = all(main, 'article').filter((card) => !card.closest('dialog'));
    expect(cards).toHaveLength(3);
    for (const [index, { id, name }] of people.entries()) {
      const { role, duty, text: told } = team.people[id];
      const card = cards[index] as HTMLElement;
      expect(texts(card, 'h2')[0]).toBe(name ?? role);
      expect(texts(card, '*')).toEqual(expect.arrayContaining([role, duty, told]));
      const opens = texts(card, 'button[aria-haspopup=dialog]');
      expect(opens).toEqual(id === 'founder' ? [team.profile.open] : []);
    }
  });

  test('asks for the first portrait in its head, and for no other file', () => {
    const [portrait] = all(main, 'article img');
    expect(attributes(document, 'link[rel=preload]', 'href')).toEqual([
      portrait?.getAttribute('src'),
    ]);
  });

  test('is as many as the facts say, and leads on to the leaders', () => {
    expect(texts(main, '#crowd *')).toContain(team.crowd.text);
    const { team: count } = facts('company').claims;
    expect(texts(main, '#crowd h2')).toEqual([expect.stringContaining(`${count}`)]);
    if (language === 'en') expect(team.crowd.text).toContain(`${count}`);
    expect(named(main, '#crowd a', team.crowd.leadersLink).getAttribute('href')).toBe(
      hrefOf('leaders', language),
    );
  });

  test('carries a profile of 600 words or more about thinking and working', () => {
    const profile = named(main, 'dialog', team.profile.heading);
    expect(texts(profile, ':is(h3, section > p)')).toEqual(
      team.profile.sections.flatMap(({ heading, paragraphs }: Json) => [heading, ...paragraphs]),
    );
    if (language === 'en') {
      expect(text(one(profile, 'article')).split(/\s+/).length).toBeGreaterThanOrEqual(600);
    }
  });
});

describe.each(pages.filter(({ page }) => page === 'leaders'))('$name', ({ language, document }) => {
  test('is a list of three, each with a role, a text and a portrait', () => {
    const { leaders: told } = words(language, 'leaders');
    const leaders = all(document, 'main ol > li');
    expect(leaders).toHaveLength(3);
    for (const [index, { id, name }] of people.entries()) {
      const leader = leaders[index] as HTMLElement;
      expect(texts(leader, 'h2')).toEqual([name ?? told[id].role]);
      const { role, duty, text } = told[id];
      expect(texts(leader, '*')).toEqual(expect.arrayContaining([role, duty, text]));
      expect(all(leader, 'img[alt], svg[role=img]')).toHaveLength(1);
    }
  });
});

describe.each(pages.filter(({ page }) => page === 'story'))('$name', ({ language, document }) => {
  const { intro, timeline } = words(language, 'story');

  test('is told before its timeline', () => {
    expect(texts(document, 'h1')).toEqual([intro.heading]);
    expect(texts(document, 'main > section:first-child p')).toEqual(
      expect.arrayContaining(intro.paragraphs),
    );
  });

  test('has a timeline of five, each with a title and a text', () => {
    expect(timeline.items).toHaveLength(5);
    expect(texts(document, 'main ol > li :is(h3, p)')).toEqual(
      timeline.items.flatMap(({ title, text }: Json) => [title, text]),
    );
    expect(attributes(document, 'main ol', 'role')).toHaveLength(1);
  });
});
