import { type BBox, Resvg } from '@resvg/resvg-js';
import { afterAll, expect, it, vi } from 'vitest';
import { setName } from './typesetting.ts';

// The longest name that the schema allows, on the pictures of every page in every language.
const name = 'Bhattacharya Weaving and Software Studio';
vi.mock(import('#src/content/load/facts.ts'), async (original) => {
  const facts = await original();
  return { ...facts, getCompany: () => ({ ...facts.getCompany(), name }) };
});
// Other files know the company by its own name.
afterAll(() => vi.resetModules());

const picture = { width: 1200, height: 630 };

/** Every line of type of a picture: its outlines, and the box that it fills. */
function linesOf(svg: string): { outlines: string; box: BBox }[] {
  const lines = svg.matchAll(
    /<g transform="translate\([-\d. ,]+\)scale\([\d.]+\)" fill="[^"]+">(.*?)<\/g>/g,
  );
  return [...lines].map(([line, outlines = '']) => {
    const { width, height } = picture;
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${line}</svg>`;
    const box = new Resvg(alone).getBBox();
    if (!box) throw new Error('A line of type is empty.');
    return { outlines, box };
  });
}

it('sets a long name within every sharing picture, clear of the other words', async () => {
  vi.resetModules();
  const { shareFiles } = await import('./sharing.tsx');
  const pictures = shareFiles();
  expect(pictures.length).toBeGreaterThan(0);
  // On one line where a picture has room for it, else on two.
  const settings = [1000, 400].map((width) =>
    setName(name, width, 40).lines.map(({ outlines }) => outlines),
  );
  for (const { file, svg } of pictures) {
    const lines = linesOf(svg);
    const parts = settings.find((parts) =>
      parts.every((part) => lines.some(({ outlines }) => outlines === part)),
    );
    if (!parts) throw new Error(`${file} does not show the whole name.`);
    const own = lines.filter(({ outlines }) => parts.includes(outlines));
    const others = lines.filter(({ outlines }) => !parts.includes(outlines));
    expect(others.length, file).toBeGreaterThan(0);
    for (const { box } of own) {
      expect(Math.min(box.x, box.y), file).toBeGreaterThan(0);
      expect(box.x + box.width, file).toBeLessThan(picture.width);
      expect(box.y + box.height, file).toBeLessThan(picture.height);
      for (const other of others)
        expect(overlap(box, other.box), `${file}: words meet`).toBe(false);
    }
  }
}, 120_000);

function overlap(one: BBox, other: BBox): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isAbove;
}
