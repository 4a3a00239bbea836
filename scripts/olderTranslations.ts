// Finds translations that are older than the English texts they translate, by when their lines were written.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type Path, textsIn } from '#src/check/paths.ts';
import type { Sources } from '#src/check/sources.ts';
import { parseData } from '#src/content/load/data.ts';
import { dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import { defaultLanguage, type LanguageCode, translatedLanguages } from '#src/i18n/languages.ts';

type Field = { file: string; path: Path };
type Translation = Field & { lang: LanguageCode; english: Field };

const run = promisify(execFile);

/** Undefined without a history of the files: in a copy without git, and in a clone of the latest commits alone. */
export async function findOlderTranslations(
  folder: string,
  sources: Sources,
): Promise<Translation[] | undefined> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY });
    return stdout;
  };
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'true');
  if (isShallow.trim() === 'true') return undefined;
  const times = new Map<string, number[]>();
  for (const file of Object.keys(sources).filter(dataFileAt)) {
    // A file that is in no commit yet is as new as can be.
    const blame = await git('blame', '-M', '--line-porcelain', '--', file).catch(() => '');
    times.set(file, timesIn(blame));
  }
  const timeOf = ({ file, path }: Field) => {
    const line = indexOfLine(sources[file] ?? '', path);
    return line === undefined ? 0 : (times.get(file)?.[line] ?? Number.POSITIVE_INFINITY);
  };
  const translations = Object.keys(sources).flatMap((file) => translationsIn(file, sources));
  return translations.filter((translation) => timeOf(translation) < timeOf(translation.english));
}

/** When each line was written, in seconds; what is in no commit yet has no commit's name. */
function timesIn(blame: string): number[] {
  const lines = blame.matchAll(/^([\da-f]{40,}) .*?^author-time (\d+)$/gms);
  return [...lines].map(([, commit = '', time]) =>
    /^0+$/.test(commit) ? Number.POSITIVE_INFINITY : Number(time),
  );
}

/** Undefined if there is no such field. */
function indexOfLine(text: string, path: Path): number | undefined {
  const root = parseTree(text.replace('\uFEFF', ''));
  const node = root && findNodeAtLocation(root, [...path]);
  return node && text.slice(0, node.offset).split('\n').length - 1;
}

function translationsIn(file: string, sources: Sources): Translation[] {
  const data = dataFileAt(file);
  return textsIn(parseData(sources[file] ?? '')).flatMap(([path]): Translation[] => {
    const [group, ...rest] = path;
    const name = data?.is === 'words' ? data.lang : group;
    const lang = translatedLanguages.find((code) => code === name);
    if (!lang) return [];
    const ofEntry = { file, path: [defaultLanguage, ...rest] };
    const english =
      data?.is === 'words' ? { file: wordsPath(defaultLanguage, data.page), path } : ofEntry;
    return [{ file, path, lang, english }];
  });
}
