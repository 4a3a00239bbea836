import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

// Windows sets no limit.
it.skipIf(process.platform === 'win32')('says how many open files a build needs', () => {
  const command = `ulimit -n 40 && "${process.execPath}" scripts/checkContent.ts 2>&1 || true`;
  const printed = execFileSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(printed).toMatch(
    /^environment: open files: are too few for a build \(40\)\nAllow \d+ or more, for example with "ulimit -n \d+"\.\n/,
  );
  expect(printed).not.toContain('cannot be read');
});
