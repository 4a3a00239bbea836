// Explains errors of the operating system as errors of the content are explained: in two lines, without a stack trace.

const locked = 'Make the folder writable for this user, or end the program that uses it.';

const fixes: Readonly<Record<string, string>> = {
  EACCES: locked,
  EBUSY: 'End the program that uses it. If the folder is mounted, mount the one above it.',
  ENOTEMPTY: 'Another build has just put its site there. Build again.',
  EPERM: locked,
  EROFS: locked,
  ENOSPC: 'Make room on the disk.',
};

/** Throws any other error on: it is a fault of the code, and its stack helps. */
export function exitOnSystemError(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const fix = fixes[code];
  if (fix === undefined) throw error;
  console.error(`${message}\n${fix}`);
  process.exit(1);
}
