import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setName } from './typesetting.ts';

// The longest name that the schema allows, on the pictures of every page in every language.
const name = 'Bhattacharya Weaving and Software Studio';
vi.mock(import('#src/content/load/company.ts'), async (original) => {
  const company = await original();
  return { ...company, getCompany: () => ({ ...company.getCompany(), name }) };
});

type Placed = { x: number; y: number; size: number; outlines: string };
const placed =
  /<g transform="translate\(([-\d.]+)[ ,]([-\d.]+)\)scale\(([\d.]+)\)" fill="[^"]+">(.*?)<\/g>/g;

let pictures: { file: string; lines: Placed[] }[] = [];
// Other files know the company by its own name.
afterAll(() => vi.resetModules());
beforeAll(async () => {
  vi.resetModules();
  const { shareFiles } = await import('./sharing.tsx');
  pictures = shareFiles().map(({ file, svg }) => ({
    file,
    lines: [...svg.matchAll(placed)].map(([, x, y, size, outlines = '']) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
      outlines,
    })),
  }));
}, 120_000);

it('sets a long name within every sharing picture, clear of the other words', () => {
  expect(pictures.length).toBeGreaterThan(30);
  // On two lines, or on one where a picture has room for it.
  const [narrow, wide] = [400, 1000].map((width) => setName(name, width, 40).lines);
  for (const { file, lines } of pictures) {
    const isWide = lines.some(({ outlines }) => outlines === wide?.[0]?.outlines);
    const parts = (isWide ? wide : narrow) ?? [];
    const own = parts.map(({ outlines, ink }) => ({
      ink,
      line: lines.find((line) => line.outlines === outlines),
    }));
    const others = lines.filter(
      ({ outlines }) => !parts.some((part) => part.outlines === outlines),
    );
    expect(others.length, file).toBeGreaterThan(1);
    for (const { line, ink } of own) {
      if (!line) throw new Error(`${file} does not show the whole name.`);
      const { x, y, size } = line;
      expect(size, file).toBeGreaterThan(20);
      expect(x + ink.left * size, file).toBeGreaterThan(56);
      expect(x + ink.right * size, file).toBeLessThanOrEqual(1144);
      expect(y + ink.top * size, file).toBeGreaterThan(20);
      expect(y + ink.bottom * size, file).toBeLessThan(610);
      for (const other of others) {
        // The team's words keep to a box that ends at 764; the name stands beside it.
        const isBeside = file.startsWith('team-') && other.x < 764 && x > 764;
        const isBelow = other.y - 0.8 * other.size > y + ink.bottom * size;
        expect(isBeside || isBelow, `${file}: the name meets other words`).toBe(true);
      }
    }
  }
});
