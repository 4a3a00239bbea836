import { expect, test } from 'vitest';
import { fold, splitPage, splitStyles } from './lateStyles.ts';

const above = (name: string) => ['hero', 'words'].includes(name);
const split = (css: string) => splitStyles(css, above);

test('keeps what an element above the fold can match', () => {
  const css = ':root{--ink:#000}.hero{color:var(--ink)}.hero>p{margin:0}.hero .words:focus{top:0}';
  expect(split(css)).toEqual({ early: css, late: '' });
});

test('takes out what only an element below the fold can match', () => {
  expect(split('.hero{top:0}.footer{top:0}.hero+.stats{top:0}')).toEqual({
    early: '.hero{top:0}',
    late: '.footer{top:0}.hero+.stats{top:0}',
  });
});

test('parts a list of selectors, but not inside brackets', () => {
  expect(split('.hero,.footer{top:0}.footer:is(.hero,.words){top:0}')).toEqual({
    early: '.hero{top:0}',
    late: '.footer{top:0}.footer:is(.hero,.words){top:0}',
  });
});

test('parts groups of rules, however deep, and leaves no empty ones', () => {
  const css = '@media (a){@supports (b){.hero{top:0}.footer{top:0}}}@container (c){.stats{top:0}}';
  expect(split(css)).toEqual({
    early: '@media (a){@supports (b){.hero{top:0}}}',
    late: '@media (a){@supports (b){.footer{top:0}}}@container (c){.stats{top:0}}',
  });
});

test('sends an animation where it is used', () => {
  const css = '.hero{animation:rise 1s}.footer{animation:fall 1s}';
  const rise = '@keyframes rise{to{top:0}}';
  const fall = '@keyframes fall{to{top:9px}}';
  expect(split(css + rise + fall)).toEqual({
    early: `.hero{animation:rise 1s}${rise}`,
    late: `.footer{animation:fall 1s}${fall}`,
  });
});

test('sends a property of the root where it is used, in all of its languages', () => {
  const css =
    ':root{color-scheme:light;--a:var(--b);--b:1px;--c:2px}:root:lang(hi){--b:3px;--c:4px}' +
    '.hero{top:var(--a)}.footer{top:var(--c)}';
  expect(split(css)).toEqual({
    early:
      ':root{color-scheme:light;--a:var(--b);--b:1px}:root:lang(hi){--b:3px}.hero{top:var(--a)}',
    late: ':root{--c:2px}:root:lang(hi){--c:4px}.footer{top:var(--c)}',
  });
});

test('keeps a property that a drawing asks for', () => {
  const css = ':root{--silk:#fff}';
  expect(splitStyles(css, above, '<path stroke="var(--silk)">').early).toBe(css);
});

test('is not misled by a brace in a text', () => {
  expect(split('.footer:after{content:"}"}.hero{top:0}')).toEqual({
    early: '.hero{top:0}',
    late: '.footer:after{content:"}"}',
  });
});

test.each([
  ['printing', '@media print{.hero{top:0}}'],
  ['what makes up for an old browser', '@supports not (a:b){.hero{top:0}}'],
  ['what says so itself', '@layer late{@media (a){.hero{top:0}}}'],
  ['pointing', '.hero:hover{top:0}'],
])('lets %s wait', (_, css) => {
  expect(split(css)).toEqual({ early: '', late: css });
});

test('covers what is below the fold until the late styles are there', () => {
  const page = `<style>.hero{top:0}.end{top:1px}</style><p class="hero"></p>${fold}<p class="end"></p>`;
  const { html, file, late } = splitPage(page, (path) => `/base/${path}`);
  expect(late).toBe('.end{top:1px}');
  expect(html).toContain('<style>.hero{top:0}@media (scripting:enabled){main>[data-rel]~*');
  expect(html).toContain(
    `<noscript data-rel="stylesheet" data-href="/base/${file}"><link rel="stylesheet" href="/base/${file}"></noscript><p class="end"></p>`,
  );
});
