// The names that classes get in the built pages: as short as they can be, since every page
// carries them several hundred times. The order of files and classes decides who is called what,
// so a server's page and a browser's island agree, however a build is split up.
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** Names a class in a file, as Vite's `generateScopedName`. */
export type NameClass = (name: string, file: string) => string;

export function shortClassNames(root: string): NameClass {
  const known = new Map<string, string>();
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort(byPath)) {
    for (const name of classesOf(readFileSync(join(root, file), 'utf8'))) {
      const key = keyOf(name, file);
      if (!known.has(key)) known.set(key, nth(known.size));
    }
  }
  return (name, file) => {
    const short = known.get(keyOf(name, relative(root, file)));
    if (short) return short;
    throw new Error(
      `The class "${name}" in ${file} was not there when the build began.\nStart the build again.`,
    );
  };
}

/** While editing, files change and names are read by people: `Hero-words`. */
export function speakingClassName(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`;
}

/** Every name that could be a class's: taking a few too many costs nothing. */
function classesOf(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const names = [...code.matchAll(/\.(-?[_a-zA-Z][\w-]*)|@keyframes\s+([\w-]+)/g)];
  return names.map(([, className, keyframes]) => className ?? keyframes ?? '');
}

function keyOf(name: string, file: string): string {
  return `${file.split(sep).join('/').split('?')[0]} ${name}`;
}

function byPath(a: string, b: string): number {
  return a.split(sep).join('/') < b.split(sep).join('/') ? -1 : 1;
}

/** a, b … z, A … Z, aa, ab … */
export function nth(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const last = letters[index % letters.length] ?? '';
  const before = Math.floor(index / letters.length);
  return before === 0 ? last : nth(before - 1) + last;
}
