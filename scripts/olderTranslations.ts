// Finds translations whose English text has changed since they were written.
import { spawnSync } from 'node:child_process';
import type { Sources } from '#src/check/sources.ts';
import { fileContent } from '#src/content/load/data.ts';
import { originalOf } from '#src/content/schema/dataFiles.ts';
import { type Json, type Path, textsIn, valueAt } from '#src/content/schema/paths.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

type Field = { file: string; path: Path };
type Translation = Field & { lang: LanguageCode; text: string; english: Field };
type OlderTranslation = Translation & { before: string; now: string };

/** What a file held after a change. Changes are counted back from what is in no commit yet, which is 0. */
type Version = { change: number; content: Json };
/** Newest first. */
type Versions = ReadonlyMap<string, readonly Version[]>;

/** Undefined without a history of the files: in a copy without git, and in a clone of the latest commits alone. */
export function findOlderTranslations(
  folder: string,
  sources: Sources,
): OlderTranslation[] | undefined {
  const git = (command: string, input = '') => {
    const options = { cwd: folder, input, encoding: 'utf8', maxBuffer: Infinity } as const;
    return spawnSync('git', command.split(' '), options).stdout ?? '';
  };
  if (git('rev-parse --is-shallow-repository').trim() !== 'false') return undefined;
  // A merge is one change: what a pull request says at its end.
  const history = 'log --first-parent -m --raw --no-renames --no-abbrev --format=%x00%B';
  const [, ...changes] = git(history).split('\0');
  const versions = versionsOf(sources, changes, git);
  const checked = lastCheck(changes);
  const translations = Object.keys(sources).flatMap((file) => translationsIn(file, sources));
  return translations.flatMap((translation) => {
    const before = englishWhenWritten(translation, versions, checked);
    const now = versionAt(translation.english, 0, versions);
    const isOlder = typeof before === 'string' && typeof now === 'string' && before !== now;
    return isOlder ? [{ ...translation, before, now }] : [];
  });
}

type Git = (command: string, input: string) => string;

function versionsOf(sources: Sources, changes: string[], git: Git): Versions {
  const versions = new Map<string, Version[]>();
  for (const [file, text] of Object.entries(sources)) {
    versions.set(file, [{ change: 0, content: contentOf(text ?? '') }]);
  }
  const written = changes.flatMap((change, at) => {
    const files = change.matchAll(/^:\d+ \d+ \w+ (\w+) \w\t(.+)$/gm);
    const named = [...files].map(([, blob = '', file = '']) => ({ change: at + 1, blob, file }));
    return named.filter(({ file }) => versions.has(file));
  });
  const blobs = written.map(({ blob }) => `${blob}\n`).join('');
  const output = git('cat-file --batch', blobs);
  // Each after a line with its name. Of a file that was removed, git has none.
  const [, ...texts] = output.split(/^[\da-f]{40,} (?:blob \d+|missing)\n/m);
  for (const [at, { change, file }] of written.entries()) {
    versions.get(file)?.push({ change, content: contentOf(texts[at] ?? '') });
  }
  return versions;
}

/** The last change that somebody compared all translations with, in a commit that says so; without one, none. */
function lastCheck(changes: string[]): number {
  const at = changes.findIndex((change) => /^Translations checked$/m.test(change));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

function contentOf(text: string): Json {
  try {
    return fileContent(text);
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
  return textsIn(fileContent(sources[file] ?? '')).flatMap(([path, text]): Translation[] => {
    const english = originalOf(file, path);
    return english ? [{ file, path, lang: english.lang, text, english }] : [];
  });
}
