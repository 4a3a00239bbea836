// Lets the MDN HTTP Observatory judge a server on this machine, and prints its verdict as JSON.
// A process of its own, because Node reads trusted certificates (NODE_EXTRA_CA_CERTS) at its start.
import dns from 'node:dns';
import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

// The list of preloaded hosts is fetched by an install script, and those stay switched off. Without
// it no credit is given for being on the list, so the verdict can only be stricter.
const { readFileSync } = fs;
fs.readFileSync = (path, ...options) =>
  String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, ...options);

// Every name is this machine's.
const { lookup } = dns;
dns.lookup = (_, ...options) => lookup('localhost', ...options);

// The package's own scan() asks only the usual ports; this is what it does with the answers.
const [origin, httpPort, path] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
const answers = await retrieve(hostname, { httpPort, httpsPort: port, path });
const results = ALL_TESTS.map((test) => test(answers));
// For the best grade: with a fault the service gives no credit, but the test wants none.
const score = results.reduce((total, { result }) => total + getScoreModifier(result), 100);
const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
process.stdout.write(JSON.stringify({ ...getGradeForScore(score), tests: results.length, failed }));
