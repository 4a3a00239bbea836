import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { Slack } from './Slack.tsx';

it('begins and ends where the straight thread goes on, however high it is drawn', () => {
  const html = markup(<Slack />);
  expect(attributes(html, /<svg/, 'preserveAspectRatio')).toEqual(['none']);
  const [, , width, height] = attributes(html, /<svg/, 'viewBox').join().split(' ').map(Number);
  const ways = attributes(html, /<path/, 'd');
  expect(ways).toHaveLength(3);
  for (const way of ways) {
    const [, x, y, curves = ''] = /^M([\d.]+) ([\d.]+)c(.*)$/.exec(way) ?? [];
    const numbers = [...curves.matchAll(/-?\d*\.?\d+/g)].map(Number);
    // The first curve has three points, and each that follows it smoothly has two.
    const ends = [numbers.slice(4, 6)];
    for (let at = 6; at < numbers.length; at += 4) ends.push(numbers.slice(at + 2, at + 4));
    const sum = (axis: 0 | 1) => ends.reduce((total, end) => total + (end[axis] ?? 0), 0);
    expect([Number(x), Number(y)]).toEqual([(width ?? 0) / 2, 0]);
    expect([Number(x) + sum(0), Number(y) + sum(1)]).toEqual([(width ?? 0) / 2, height]);
    // Upright at both ends.
    expect([numbers[0], (numbers.at(-4) ?? 0) - (numbers.at(-2) ?? 0)]).toEqual([0, 0]);
  }
});

// At 600 px the text beside it can be so short that it is 20 high: two waves were a zigzag there.
it('has fewer waves where it is shown low', () => {
  const html = markup(<Slack />);
  expect(attributes(html, /<path/, 'data-waves')).toEqual(['none', 'one', 'two']);
  expect(html.match(/min-height:\d+px/g)).toEqual(['min-height:40px', 'min-height:90px']);
});
