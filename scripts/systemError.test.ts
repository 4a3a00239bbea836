import { afterEach, expect, test, vi } from 'vitest';
import { exitOnSystemError } from './systemError.ts';

afterEach(() => vi.restoreAllMocks());

test('an error of the system is told in two lines and ends the command', () => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw `exit ${code}`;
  });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const message = "EROFS: read-only file system, mkdir 'schemas'";
  const error = Object.assign(new Error(message), { code: 'EROFS' });
  expect(() => exitOnSystemError(error)).toThrow('exit 1');
  const fix = 'Make the folder writable for this user, or end the program that uses it.';
  expect(print.mock.calls).toEqual([[`${message}\n${fix}`]]);
});

test('any other error is thrown on as it is', () => {
  const error = new TypeError('x is not a function');
  const thrown = (() => {
    try {
      return exitOnSystemError(error);
    } catch (caught) {
      return caught;
    }
  })();
  expect(thrown).toBe(error);
});
