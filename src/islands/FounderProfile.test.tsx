import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FounderProfile } from './FounderProfile.tsx';

const html = renderToStaticMarkup(
  <FounderProfile
    open="[profile.open]"
    close="[profile.close]"
    heading="[profile.heading]"
    sections={[
      { heading: '[one.heading]', paragraphs: ['[one.first]', '[one.second]'] },
      { heading: '[two.heading]', paragraphs: ['[two.first]'] },
    ]}
  />,
);
const attribute = (tag: RegExp, name: string) =>
  html.match(tag)?.[0].match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1];

describe('the profile before hydration', () => {
  it('is closed', () => {
    expect(html).not.toMatch(/<dialog [^>]*\bopen\b/);
  });

  it('opens and closes by its buttons before there is any script', () => {
    const id = attribute(/<dialog [^>]*>/, 'id');
    expect(id).toBeTruthy();
    expect(attribute(/<dialog [^>]*>/, 'popover')).toBe('auto');
    expect(attribute(/<button [^>]*>\[profile.open\]/, 'popovertarget')).toBe(id);
    expect(attribute(/<button [^>]*>\[profile.close\]/, 'popovertarget')).toBe(id);
    expect(attribute(/<button [^>]*>\[profile.close\]/, 'popovertargetaction')).toBe('hide');
  });

  it('is named by its heading', () => {
    const id = attribute(/<dialog [^>]*>/, 'aria-labelledby');
    expect(attribute(/<h2 [^>]*>\[profile.heading\]/, 'id')).toBe(id);
  });

  it('holds the whole text, section by section', () => {
    expect(html.match(/\[\w+\.(heading|first|second)\]/g)).toEqual([
      '[profile.heading]',
      '[one.heading]',
      '[one.first]',
      '[one.second]',
      '[two.heading]',
      '[two.first]',
    ]);
  });

  it('says only the words it was given', () => {
    const spoken = html.replace(/<[^>]*>/g, ' ').replace(/\[[\w.]+\]/g, '');
    expect(spoken).not.toMatch(/\p{L}/u);
    expect(html).not.toMatch(/(aria-label|title|placeholder|alt)="(?!\[)/);
    expect(html).not.toContain('style=');
  });
});
