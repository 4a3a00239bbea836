import { cutFontFiles, type FontFile } from '#src/fonts/fontFiles.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { everyWord, wordsSeenIn } from './files.ts';

let cut: ReturnType<typeof cutFontFiles> | undefined;

/** Cut once for all pages. */
function filesByLanguage() {
  cut ??= cutFontFiles({ everywhere: everyWord(), in: wordsSeenIn });
  return cut;
}

/** Every font file of the site: those of the faces, then the extra ones. */
export async function fontFiles(): Promise<FontFile[]> {
  const byLanguage = [...(await filesByLanguage()).values()].flat();
  const files = new Map(byLanguage.map((file) => [file.name, file]));
  return [...files.values()].sort(
    (one, other) => Number('characters' in one) - Number('characters' in other),
  );
}

/** The files of a language's pages; an extra one comes after the face that it adds signs to. */
export async function fontFilesOf(lang: LanguageCode): Promise<readonly FontFile[]> {
  return (await filesByLanguage()).get(lang) ?? [];
}
