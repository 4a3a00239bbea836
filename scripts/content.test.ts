import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

// Windows has no such limit.
it.skipIf(process.platform === 'win32')('checks the content where few files may be open', () => {
  const command = `ulimit -n 40 && "${process.execPath}" scripts/checkContent.ts`;
  expect(() => execFileSync('bash', ['-c', command], { stdio: 'pipe' })).not.toThrow();
});
