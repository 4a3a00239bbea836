// Starts every npm script. Plain JavaScript without dependencies, because it runs
// before anything is installed and on Node versions that cannot read TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** These drive a browser, which is installed where npm has one. */
const needBrowser = ['test', 'shots'];

const machine = `${process.platform}-${process.arch}`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);

if (!/^(darwin|linux|win32)-(arm64|x64)$/.test(machine)) {
  stop(
    `The tools that build the site do not run on ${machine}.`,
    'Use a computer that Node calls darwin, linux or win32 with arm64 or x64.',
  );
}

process.chdir(root);
const [major, minor] = process.versions.node.split('.').map(Number);
const node = major > 22 || (major === 22 && minor >= 12) ? process.execPath : bringNode();
const tools = join(root, 'node_modules', '.bin');
process.env.PATH = [dirname(node), tools, process.env.PATH].join(delimiter);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
install('.');
if (needBrowser.includes(name) && machine === 'linux-x64' && !process.env.CHROME_PATH) {
  // On Alpine Linux, where this browser does not run, the tests use an installed one.
  install('scripts/browser');
  spawnSync(node, ['scripts/browser/unpack.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

// Node 22.12 strips types only with this flag, newer ones by default.
const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
const fileName = name.replace(/:(.)/, (_, letter) => letter.toUpperCase());
const child = spawn(node, [...flags, join('scripts', 'commands', `${fileName}.ts`), ...args], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm's shell exits on a signal without forwarding it, which would leave the command running.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill(), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

function bringNode() {
  const directory = join('scripts', 'node');
  install(directory);
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = Object.keys(lockOf(directory).packages[''].optionalDependencies)
    .map((name) => join(root, directory, 'node_modules', name, 'bin', file))
    .find((path) => existsSync(path));
  // An installed binary may still not run: Alpine Linux lacks the C library it needs.
  if (found && spawnSync(found, ['--version']).status === 0) return found;
  return stop(
    `Node ${process.versions.node} is too old, and npm has no newer one that runs here (${machine}).`,
    'Install Node 24 from https://nodejs.org/en/download and run the command again.',
  );
}

function install(directory) {
  if (missingIn(directory).length === 0) return;
  console.log(`Installing what ${join(directory, 'package-lock.json')} lists …`);
  // Not "npm ci": it refuses a lockfile without the binaries for Android, which npm does not have.
  // --no-save leaves the lockfile as it is.
  const options = [
    ...['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional'],
    ...['--loglevel=error', '--no-audit', '--no-fund'],
  ];
  const npm = process.env.npm_execpath ?? '';
  const [program, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  spawnSync(program, [...first, ...options], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: program === 'npm' && process.platform === 'win32',
  });
  // npm succeeds without optional packages that it could not fetch, and every binary is one.
  const missing = missingIn(directory);
  if (missing.length > 0) {
    stop(
      `npm did not install ${missing.join(', ')}, which ${machine} needs.`,
      'Check the connection to the npm registry and run the command again.',
    );
  }
}

function missingIn(directory) {
  const { '': _, ...wanted } = lockOf(directory).packages;
  return Object.keys(wanted).filter((path) => {
    const { optional, os, cpu, version } = wanted[path];
    // Of the optional packages only the binaries for this machine are needed.
    if (optional && !((os || cpu) && isForThisMachine(wanted[path]))) return false;
    const file = join(directory, path, 'package.json');
    return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version;
  });
}

function isForThisMachine({ os = [process.platform], cpu = [process.arch], libc = [libcHere()] }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc.includes(libcHere());
}

function libcHere() {
  if (process.platform !== 'linux') return undefined;
  // Without this the report does a reverse DNS lookup for every open connection.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function lockOf(directory) {
  return JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8'));
}

function stop(problem, advice) {
  console.error(`${problem}\n${advice}`);
  process.exit(1);
}
