import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Runs a command line in a folder without printing; what it printed is returned, and named by the error if it fails. */
export function run(folder: string, command: string, env: object = {}): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  // On Windows npm and npx are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32';
  const options = { cwd: folder, shell, maxBuffer: Infinity, env: { ...process.env, ...env } };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      // Some tools print colours whatever their settings.
      const output = stripVTControlCharacters(stdout + stderr);
      if (error) reject(new Error(`${command} failed:\n${output}`));
      else resolve(output);
    });
  });
}
