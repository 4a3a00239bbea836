// An ordinary afternoon of the owner's and one of whoever changes the code, in a copy of the project: what
// docs/files.md and CONTRIBUTING.md name is all that has to be edited, and no check may object to it.
import { cp, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { leastPortrait } from '#src/content/schema/people.ts';
import { languageCodes, translatedLanguages } from '#src/i18n/languages.ts';
import { copyProject } from '#tests/projectCopy.ts';
import { run } from '#tests/run.ts';
import type { Json } from '#tests/siteData.ts';

/** In the browser only the pages that were edited: of the others no more than the menu is new. */
const commands = [
  // As code editors do on saving.
  'npx biome check --write --linter-enabled=false src tests',
  'npm run lint',
  'npm run check',
  'npm run build',
  'npx vitest run',
  'npx playwright test --project=site --grep=(home|careers|opening|press).in',
];

let folder: string;

test('after an afternoon of edits nothing is wrong', async () => {
  test.setTimeout(3_600_000);
  folder = await copyProject();
  await changeFactsAndWords();
  await addSection();
  await addClaim();
  await addPage();
  await addLanguage();
  for (const command of commands) await run(folder, command);
  await rm(folder, { recursive: true, force: true });
});

/** A ninth opening is among them; the pages of most languages show its English words. */
async function changeFactsAndWords(): Promise<void> {
  await edit('content/company.json', (company) => {
    company.phone = '+91 261 234 5678';
    Object.assign(company.claims, { clients: 1450, years: 14, team: 47 });
  });
  // As many as turn some lists into others: stripes for each, columns, a page's own list of others.
  for (let order = 1; order <= 25; order++) await addOpening(`engineer-${order}`, { order });
  await addOpening('data-engineer', { order: 500, skills: ['Patience'], technologies: ['dbt'] });
  const german = { title: 'Dateningenieurin oder Dateningenieur', duties: ['1', '2', '3'] };
  await copyOpening('de', 'data-engineer', german);
  for (const lang of languageCodes) {
    await edit(`locales/${lang}/home.json`, ({ hero: { heading }, whoWeAre }) => {
      heading.accent = `${heading.accent.slice(0, -1)}, ${heading.accent}`;
      whoWeAre.text += ` ${whoWeAre.promises.items[0].text}`;
    });
  }
  await edit('content/people.json', ({ people }) => {
    Object.assign(people[0], { name: 'Asha Rao', photo: 'asha-rao.jpg' });
    people.reverse();
  });
  const portrait = sharp({ create: { ...leastPortrait, channels: 3, background: '#a98' } });
  await write('content/portraits/asha-rao.jpg', await portrait.jpeg().toBuffer());
}

/** One file, in English: all its pages show it as it is there. */
async function addOpening(id: string, changes: Json): Promise<void> {
  await copyOpening('en', id, { title: `${id} (new)`, ...changes });
}

async function copyOpening(lang: string, id: string, changes: Json): Promise<void> {
  const openings = join(folder, 'content/openings', lang);
  const [like = ''] = await readdir(openings);
  const opening = JSON.parse(await readFile(join(openings, like), 'utf8'));
  await write(`content/openings/${lang}/${id}.json`, JSON.stringify({ ...opening, ...changes }));
}

async function addSection(): Promise<void> {
  await insert('src/content/schema/words.ts', '    whatsNext: p', '    pledge: titled,\n');
  await edit('locales/en/home.json', (home) => {
    home.pledge = { title: 'A pledge', text: 'Whoever asks gets an answer.' };
  });
  await write(
    'src/sections/home/Pledge.tsx',
    `import type { Home } from '#src/content/read/home.ts';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';

export function Pledge({ title, text }: Home['pledge']) {
  return (
    <Section id="pledge" mark={title} heading={title}>
      <Prose>{text}</Prose>
    </Section>
  );
}
`,
  );
  const page = 'src/pages/[...lang]/index.astro';
  const file = '#src/sections/home/Pledge.tsx';
  await insert(page, 'import { ShowDontSell', `import { Pledge } from '${file}';\n`);
  await insert(page, '  <WhatsNext', '  <Pledge {...home.pledge} />\n');
}

async function addClaim(): Promise<void> {
  await edit('content/company.json', ({ claims }) => Object.assign(claims, { offices: 3 }));
  const schema = 'src/content/schema/company.ts';
  await insert(schema, '    badge: z', "    offices: countTo(50, 'Offices: each is a thread'),\n");
  await insert(schema, "'countries'] as const", "'offices', ");
  await edit('locales/en/home.json', ({ stats }) => {
    stats.items.offices = {
      caption: 'Offices. One thread each.',
      drawing: '{{offices_count}} threads',
    };
  });
  await insert('src/content/read/home.ts', "'countries', 'years'] as const", "'offices', ");
  const drawing = '  offices: <Threads count={claims.offices} />,\n';
  await insert('src/drawings/drawings.tsx', '  badge: <', drawing);
  for (const site of ['tests/smallestSite.ts', 'tests/fixture/content.ts']) {
    await insert(site, ', badge: 9', ', offices: 2');
  }
}

/** Like the story, in English alone. */
async function addPage(): Promise<void> {
  const likeStory = [
    'src/pages/*/story.astro',
    'src/content/read/story.ts',
    'src/sections/story/*',
    'locales/en/story.json',
  ];
  for await (const file of glob(likeStory, { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    const [path = '', press = ''] = [file, text].map((said) =>
      said.replaceAll('story', 'press').replaceAll('Story', 'Press'),
    );
    await write(path, press);
  }
  for (const lang of translatedLanguages) {
    await write(`locales/${lang}/press.json`, '{ "$schema": "../../schemas/locales/press.json" }');
  }
  await edit('locales/en/common.json', ({ nav, share }) => {
    nav.press = 'Press';
    share.press = 'Cloth.';
  });
  await insert('src/i18n/paths.ts', "'leaders'] as const", "'press', ");
  const schema = 'src/content/schema/words.ts';
  await insert(schema, '  opening: openingWords', '  press: storyWords,\n');
  await insert(schema, "'services', 'about'", "'press', ");
  await insert('src/content/read/frame.ts', '] as const satisfies', ", 'press'");
  await insert('src/share/structuredData.ts', "  careers: 'WebPage'", "  press: 'WebPage',\n");
  const sharing = 'src/share/sharing.tsx';
  const words = '  press: (lang) => getPress(lang).intro,\n';
  const reader = "import { getPress } from '#src/content/read/press.ts';\n";
  await insert(sharing, 'import { getStory', reader);
  await insert(sharing, '  leaders: (lang)', words);
  await insert(sharing, '  leaders: ()', "  press: () => ({ svg: '' }),\n\n");
}

/** Spanish words stand in for Italian ones. */
async function addLanguage(): Promise<void> {
  await insert(
    'src/i18n/languages.ts',
    "  { code: 'fr'",
    "  { code: 'it', locale: 'it_IT', name: 'Italiano', short: 'IT', script: 'latin' },\n",
  );
  await insert(
    'src/i18n/formats.test.ts',
    "  fr: ['99,7",
    "  it: ['99,7%', 'Corea del Sud', '31 gennaio 2026', '30.000-40.000 €', 'one many other'],\n",
  );
  await cp(join(folder, 'locales/es'), join(folder, 'locales/it'), { recursive: true });
  await insert(
    'netlify.toml',
    '[[redirects]]\nfrom = "/fr/',
    '[[redirects]]\nfrom = "/it/*"\nto = "/it/404.html"\nstatus = 404\n\n',
  );
}

async function edit(path: string, change: (data: Json) => void): Promise<void> {
  const data = JSON.parse(await readFile(join(folder, path), 'utf8'));
  change(data);
  await write(path, JSON.stringify(data, null, 2));
}

/** Before the one place where this stands. */
async function insert(path: string, before: string, text: string): Promise<void> {
  const parts = (await readFile(join(folder, path), 'utf8')).split(before);
  expect(parts, `${path} has "${before}" once`).toHaveLength(2);
  await write(path, parts.join(text + before));
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
