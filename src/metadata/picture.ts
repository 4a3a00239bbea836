// Open Graph pictures, for shared links: a page's drawing and the company's name. The page's words are printed below it.
import { loadCompany } from '#src/content/load/content.ts';
import { setLine } from '#src/fonts/setLine.ts';
import { type Colour, colourNamed, colours, darkSectionColours } from '#src/styles/colours.ts';
import { num } from '#src/weave/path.ts';

export const night = colours.indigo.light;
export const silk = colours['on-indigo'].light;
export const zari = colours.zari.light;

/** The width that drawings leave at the bottom left, for the name. */
const widest = 470;

export async function compose(drawing: string, name = loadCompany().name): Promise<string> {
  const { outlines, width } = await setLine(name, 'Display');
  const size = Math.min(96, widest / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path d="M0 0H1200V630H0Z" fill="${night}"/>
${drawing}
<g transform="translate(64 560)scale(${num(size)})" fill="${silk}">${outlines}</g>
</svg>`;
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Fits a drawing into a box of the picture, on indigo. */
export function fitInto(markup: string, [x, y, width, height]: Box): string {
  // sharp does not support custom properties.
  const coloured = markup.replace(/var\(--([\w-]+)\)/g, (_, name) => shadeOf(colourNamed(name)));
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${coloured}</svg>`;
}

function shadeOf(name: Colour): string {
  return colours[darkSectionColours[name] ?? name].light;
}
