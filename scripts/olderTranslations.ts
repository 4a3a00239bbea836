// Finds translations whose English text has changed since they were written: git says with which change the line of each
// text came, and what the English said then.
import { spawnSync } from 'node:child_process';
import { cached } from '#src/cached.ts';
import type { FileTexts } from '#src/check/files.ts';
import { fileContent } from '#src/content/load/data.ts';
import { originalOf } from '#src/content/schema/dataFiles.ts';
import { textsIn, valueAt } from '#src/content/schema/paths.ts';

/** Undefined without a history of the files: in a copy without git, and in a clone of the latest commits alone. */
export function olderTranslations(folder: string, sources: FileTexts) {
  const git = (...command: string[]) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: Infinity } as const;
    return spawnSync('git', command, options).stdout ?? '';
  };
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
  // A merge is one change: what a pull request says at its end.
  const changes = git('log', '--first-parent', '--format=%H%n%B%x00').trim().split(/\0\n?/);
  const places = new Map(changes.map((change, at) => [change.split('\n')[0], at]));
  // The last one with which somebody compared all translations, and says so.
  const checked = changes.find((change) => /^Translations checked$/m.test(change))?.split('\n')[0];
  const placeOf = (change = '') => places.get(change) ?? -1;

  const englishAt = cached((version: string) => contentOf(git('show', version)));

  return Object.keys(sources).flatMap((file) => {
    const texts = textsIn(contentOf(sources[file] ?? ''));
    if (!texts.some(([path]) => originalOf(file, path))) return [];
    const lines = git('blame', '--first-parent', '--root', '-w', '-l', '-s', file).split('\n');
    const written = lines.flatMap(
      (line) => /^(\w+) .*"(?:[^"\\]|\\.)+",?\s*$/.exec(line)?.[1] ?? [],
    );
    if (written.length !== texts.length) {
      console.warn(`${file}: git has no line for each text, so which are older is unknown`);
      return [];
    }
    return texts.flatMap(([path, text], at) => {
      const english = originalOf(file, path);
      const own = written[at];
      if (!english || !own) return [];
      const change = checked && placeOf(checked) < placeOf(own) ? checked : own;
      if (placeOf(change) < 0) return [];
      const before = valueAt(englishAt(`${change}:${english.file}`), english.path);
      const now = valueAt(contentOf(sources[english.file] ?? ''), english.path);
      const isOlder = typeof before === 'string' && typeof now === 'string' && before !== now;
      return isOlder ? [{ file, path, lang: english.lang, text, before, now }] : [];
    });
  });
}

function contentOf(text: string): unknown {
  try {
    return fileContent(text);
  } catch {
    return undefined;
  }
}
