// Stops a build that would send visitors a package whose licence /licenses.txt does not show.
import type { AstroIntegration } from 'astro';
import { shippedPackages } from '#src/share/licences.ts';

export function licencesShown(): AstroIntegration {
  return {
    name: 'licences-shown',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const plugin = {
  name: 'licences-shown',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(_: unknown, bundle: Record<string, { moduleIds?: string[] }>) {
    refuseUnnamed(Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds));
  },
};

/** `modules` are the files that scripts for browsers were made of. */
export function refuseUnnamed(modules: string[]): void {
  for (const module of modules) {
    const name = packageOf(module);
    if (name && !Object.hasOwn(shippedPackages, name)) {
      throw new Error(
        `A script for visitors' browsers has a part of the package ${name}, whose licence /licenses.txt does not show.\nName the package in src/share/licences.ts, or leave it out of src/islands.`,
      );
    }
  }
}

function packageOf(module: string): string | undefined {
  const path = module.replaceAll('\\', '/');
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}
