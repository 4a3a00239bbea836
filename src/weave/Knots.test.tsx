import { expect, it } from 'vitest';
import { Knots } from './Knots.tsx';
import { attributes, markup } from './markup.ts';

it.each([42, 43, 5])('ties %i knots, none upon another', (count) => {
  const knots = attributes(markup(<Knots count={count} cords={count} />), /data-knot/, 'transform');
  expect(knots).toHaveLength(count);
  const html = markup(<Knots count={count} />);
  const tied = [...html.matchAll(/<g transform="([^"]+)">(.*?)<\/g>/g)].flatMap(
    ([, cord, inside]) =>
      attributes(inside ?? '', /data-knot/, 'transform').map((place) => `${cord} ${place}`),
  );
  expect(new Set(tied).size).toBe(count);
});
