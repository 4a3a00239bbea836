import { expect, test } from 'vitest';
import { takeLoader } from './islandLoader.ts';

const directive = '(()=>{self.Astro.visible=1;window.dispatchEvent(new Event("astro:visible"))})()';
const element = 'customElements.define("astro-island",class{});';
const page = [
  '<script>own()</script>',
  `<script>${directive}</script>`,
  `<script>${element}</script>`,
  '<astro-island></astro-island>',
].join('');
const addressOf = (file: string) => `/base/${file}`;

test('moves both of Astro’s scripts into one file, in their order', () => {
  const { html, code } = takeLoader(page, 'team.html', addressOf);
  expect(code.indexOf(directive)).toBeGreaterThanOrEqual(0);
  expect(code.indexOf(element)).toBeGreaterThan(code.indexOf(directive));
  expect(html).not.toContain(directive);
  expect(html).not.toContain(element);
  expect(html).toContain('<script>own()</script>');
});

test('tells every island where its loader is', () => {
  const two = `${page}<astro-island></astro-island>`;
  const { html, file } = takeLoader(two, 'team.html', addressOf);
  expect(file).toMatch(/^scripts\/islands\.[0-9a-f]{8}\.js$/);
  const island = `<astro-island data-script="/base/${file}"></astro-island>`;
  expect(html).toBe(`<script>own()</script>${island}${island}`);
});

test('says what to do where Astro writes its loader differently', () => {
  expect(() => takeLoader('<astro-island></astro-island>', 'team.html', addressOf)).toThrow(
    /^team\.html has an island and no loader.*\n.*see what it writes/s,
  );
});
