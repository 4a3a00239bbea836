// Finds translations whose English text has changed since they were written.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Json, type Path, textsIn, valueAt } from '#src/check/paths.ts';
import type { Sources } from '#src/check/sources.ts';
import { parseData } from '#src/content/load/data.ts';
import { dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import { defaultLanguage, type LanguageCode, translatedLanguages } from '#src/i18n/languages.ts';

type Field = { file: string; path: Path };
type Translation = Field & { lang: LanguageCode; text: string; english: Field };
type OlderTranslation = Translation & { before: string; now: string };

/** What a file held after a change. Changes are counted back from what is in no commit yet, which is 0. */
type Version = { change: number; content: Json };
/** Newest first. */
type Versions = ReadonlyMap<string, readonly Version[]>;

const run = promisify(execFile);

/** Undefined without a history of the files: in a copy without git, and in a clone of the latest commits alone. */
export async function findOlderTranslations(
  folder: string,
  sources: Sources,
): Promise<OlderTranslation[] | undefined> {
  const git = async (args: string[], input?: string) => {
    const options = {
      cwd: folder,
      maxBuffer: Number.POSITIVE_INFINITY,
      encoding: 'buffer',
    } as const;
    const running = run('git', args, options);
    if (input !== undefined) running.child.stdin?.end(input);
    return (await running).stdout;
  };
  const isShallow = await git(['rev-parse', '--is-shallow-repository']).catch(() => 'true');
  if (isShallow.toString().trim() === 'true') return undefined;
  const versions = await versionsOf(sources, git);
  const base = await lastCheck(git);
  const translations = Object.keys(sources).flatMap((file) => translationsIn(file, sources));
  return translations.flatMap((translation) => {
    const before = englishWhenWritten(translation, versions, base);
    const now = versionAt(translation.english, 0, versions);
    const isOlder = typeof before === 'string' && typeof now === 'string' && before !== now;
    return isOlder ? [{ ...translation, before, now }] : [];
  });
}

type Git = (args: string[], input?: string) => Promise<Buffer>;

async function versionsOf(sources: Sources, git: Git): Promise<Versions> {
  const versions = new Map<string, Version[]>();
  for (const [file, text] of Object.entries(sources)) {
    versions.set(file, [{ change: 0, content: contentOf(text ?? '') }]);
  }
  // A merge is one change: what a pull request says at its end.
  const log = await git([
    ...[
      'log',
      '--first-parent',
      '-m',
      '--raw',
      '--no-renames',
      '--no-abbrev',
      '--format=tformat:commit',
    ],
    ...['--', 'content', 'locales'],
  ]).catch(() => '');
  const changes = log
    .toString()
    .split(/^commit$/m)
    .slice(1);
  const written = changes.flatMap((change, at) => {
    const files = change.matchAll(/^:\d+ \d+ \w+ (\w+) \w\t(.+)$/gm);
    return [...files].map(([, blob = '', file = '']) => ({ change: at + 1, blob, file }));
  });
  const texts = await textsOf(
    written.map(({ blob }) => blob),
    git,
  );
  for (const { change, blob, file } of written) {
    versions.get(file)?.push({ change, content: contentOf(texts.get(blob) ?? '') });
  }
  return versions;
}

/** The last change that somebody compared all translations with, in a commit that says so; without one, none. */
async function lastCheck(git: Git): Promise<number> {
  const find = ['log', '-1', '--first-parent', '--grep=^Translations checked$', '--format=%H'];
  const commit = (await git(find).catch(() => '')).toString().trim();
  if (!commit) return Number.POSITIVE_INFINITY;
  const later = [
    'rev-list',
    '--count',
    '--first-parent',
    `${commit}..HEAD`,
    '--',
    'content',
    'locales',
  ];
  return Number(await git(later)) + 1;
}

/** The texts of files as git has them, by their names there. */
async function textsOf(blobs: string[], git: Git): Promise<Map<string, string>> {
  const output = await git(['cat-file', '--batch'], blobs.map((blob) => `${blob}\n`).join(''));
  const texts = new Map<string, string>();
  let at = 0;
  while (at < output.length) {
    const start = output.indexOf('\n', at) + 1;
    const [blob = '', type, size] = output.toString('utf8', at, start).trim().split(' ');
    at = start;
    // There is none of a file that was removed.
    if (type !== 'blob') continue;
    const end = start + Number(size);
    texts.set(blob, output.toString('utf8', start, end));
    at = end + 1;
  }
  return texts;
}

function contentOf(text: string): Json {
  try {
    return parseData(text);
  } catch {
    return undefined;
  }
}

/** The English text after the change that wrote a translation, or with which it was last compared. */
function englishWhenWritten(
  { file, path, text, english }: Translation,
  versions: Versions,
  checked: number,
): Json {
  const own = versions.get(file) ?? [];
  const other = own.findIndex(({ content }) => valueAt(content, path) !== text);
  const written = other === -1 ? own.at(-1) : own[other - 1];
  return written && versionAt(english, Math.min(written.change, checked), versions);
}

function versionAt({ file, path }: Field, change: number, versions: Versions): Json {
  const version = versions.get(file)?.find((version) => version.change >= change);
  return valueAt(version?.content, path);
}

function translationsIn(file: string, sources: Sources): Translation[] {
  const data = dataFileAt(file);
  return textsIn(parseData(sources[file] ?? '')).flatMap(([path, text]): Translation[] => {
    const [group, ...rest] = path;
    const name = data?.is === 'words' ? data.lang : group;
    const lang = translatedLanguages.find((code) => code === name);
    if (!lang) return [];
    const ofEntry = { file, path: [defaultLanguage, ...rest] };
    const english =
      data?.is === 'words' ? { file: wordsPath(defaultLanguage, data.page), path } : ofEntry;
    return [{ file, path, lang, text, english }];
  });
}
