import { expect, it } from 'vitest';
import { LogoMark } from './LogoMark.tsx';
import { attributes, markup } from './markup.ts';

it('is two threads', () => {
  expect(attributes(markup(<LogoMark />), /data-thread/, 'data-thread')).toEqual(['s', 'l']);
});
