// An ordinary afternoon of the owner's, in a copy of the project: no check may object to what was edited.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { run, type Step, steps } from '#scripts/shared/stages.ts';
import { copyProject } from '#tests/projectCopy.ts';
import type { Json } from '#tests/siteData.ts';

/** In each language the last word of the headline, and a sentence more about the company. */
const sentences = {
  en: ['explain themselves.', 'We answer every letter within two days.'],
  es: ['se explican.', 'Respondemos a todas las cartas en dos días.'],
  fr: ['s’expliquent.', 'Nous répondons à chaque lettre sous deux jours.'],
  hi: ['ख़ुद समझाते हैं।', 'हर चिट्ठी का जवाब हम दो दिन में देते हैं।'],
  de: ['sich erklären.', 'Wir beantworten jeden Brief innerhalb von zwei Tagen.'],
  ru: ['объясняют себя.', 'На каждое письмо мы отвечаем в течение двух дней.'],
};

/** Words of a new opening; the pages of the other languages show the English ones. */
const titles = { en: 'Data Engineer', de: 'Dateningenieurin oder Dateningenieur' };

const stages: [name: string, step: Step][] = [
  ['the content', steps.content],
  ['units', [...steps.vitest, '--project=units']],
  ['the build', steps.build],
  ['every document', [...steps.vitest, '--project=html']],
  ['every page in a browser', [...steps.playwright, '--project=site']],
];

let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await copyProject();
  await editFacts();
  for (const lang of Object.keys(sentences) as (keyof typeof sentences)[]) await editWords(lang);
});

test.afterAll(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

for (const [name, step] of stages) {
  test(`after an afternoon of edits nothing is wrong with ${name}`, async () => {
    test.setTimeout(1_200_000);
    const { passed, output } = await run(step, folder);
    expect(passed, output).toBe(true);
  });
}

async function editFacts(): Promise<void> {
  await edit('content/company.json', (company) => {
    company.phone = '+91 261 234 5678';
    Object.assign(company.claims, { clients: 1450, years: 14, team: 47 });
  });
  await edit('content/jobs.json', ({ jobs }) => {
    jobs.push({ ...jobs[0], id: 'data-engineer' });
    jobs.reverse();
  });
  await edit('content/people.json', ({ people: [founder] }) => {
    Object.assign(founder, { name: 'Asha Rao', photo: 'asha-rao.jpg' });
  });
  const portrait = join(folder, 'content/portraits/asha-rao.jpg');
  await mkdir(dirname(portrait), { recursive: true });
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200">
      <rect width="960" height="1200" fill="#456"/>
      <path d="M80 1200q0-340 400-340t400 340" fill="#823"/>
      <ellipse cx="480" cy="520" rx="230" ry="310" fill="#dbb"/>
      <path d="M350 470h90m80 0h90M400 660h160" stroke="#321" stroke-width="30"/>
    </svg>`),
  ).toFile(portrait);
}

async function editWords(lang: keyof typeof sentences): Promise<void> {
  const [headline, sentence] = sentences[lang];
  await edit(`locales/${lang}/home.json`, ({ hero, whoWeAre }) => {
    hero.heading.accent = headline;
    whoWeAre.paragraphs[1] += ` ${sentence}`;
  });
  if (lang !== 'en' && lang !== 'de') return;
  await edit(`locales/${lang}/careers.json`, ({ openings: { jobs } }) => {
    const [like]: Json[] = Object.values(jobs);
    jobs['data-engineer'] = { ...like, title: titles[lang] };
  });
}

async function edit(path: string, change: (data: Json) => void): Promise<void> {
  const file = join(folder, path);
  const data = JSON.parse(await readFile(file, 'utf8'));
  change(data);
  await writeFile(file, JSON.stringify(data, null, 2));
}
