// A stand-in for GitHub's API, as far as the form asks it, on a bare git repository made from a copy of the site: nothing
// leaves the machine. A request that it does not know fails the test with its text.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';

export const repository = 'owner/website';
const host = 'https://api.github.com';
export const token = 'github_pat_of_the_tests';

type PullRequest = { number: number; title: string; head: string; state: string; labels: string[] };
// biome-ignore lint/suspicious/noExplicitAny: each request sends something else
type Sent = any;
/** A request as a pattern, and its answer from what is sent along and the pattern's groups. */
type Known<Answer> = [request: RegExp, answer: (sent: Sent, ...groups: string[]) => Answer];

const user = { login: 'owner', name: 'Owner', email: 'owner@loom.test', id: 1, databaseId: 1 };
const date = '2026-01-31T09:00:00Z';
const dates = { created_at: date, updated_at: date, createdAt: date, updatedAt: date };
const named = (names: string[]) => names.map((name) => ({ name }));
const done = (_?: unknown) => ({ json: {} });

export type GitHub = Awaited<ReturnType<typeof startGitHub>>;

/** Answers the form on this page; `folder` is the copy of the site. */
export async function startGitHub(page: Page, folder: string) {
  const pullRequests: PullRequest[] = [];
  const files = { GIT_DIR: `${folder}/github.git`, GIT_INDEX_FILE: `${folder}/github.index` };
  const env = { ...process.env, ...files };
  const gitBytes = (args: string[], input?: Buffer) => {
    const by = ['-c', `user.name=${user.name}`, '-c', `user.email=${user.email}`];
    return execFileSync('git', [...by, ...args], { env, input, cwd: folder });
  };
  const git = (...args: string[]) => gitBytes(args).toString().trimEnd();
  const headOf = (branch: string) => git('rev-parse', `refs/heads/${branch}`);
  const pull = (number: string) => pullRequests[Number(number) - 1] as PullRequest;
  const waiting = () => pullRequests.filter(({ state }) => state === 'open');
  const inRepository = (found: object) => ({ repository: found });

  git('init', '--quiet', '--bare', '--initial-branch=main', files.GIT_DIR);
  git('--work-tree=.', 'add', '--force', 'content', 'locales');
  commitIndex('main', 'The site');

  const rest: Known<Parameters<Route['fulfill']>[0]>[] = [
    [/^GET \/user$/, () => ({ json: user })],
    [/^GET collaborators\/owner$/, () => ({ status: 204 })],
    [/^GET git\/trees\/(\w+)\?recursive=1$/, (_, ref) => ({ json: { tree: filesOf(ref) } })],
    [/^DELETE git\/(refs\/heads\/.+)$/, (_, ref) => done(git('update-ref', '-d', ref))],
    [/^POST pulls$/, (sent) => ({ json: openPull(sent) })],
    [/^GET issues\/(\d+)$/, (_, number) => ({ json: { labels: named(pull(number).labels) } })],
    [/^(?:PATCH|POST) \w+\/(\d+)/, (sent, number) => done(Object.assign(pull(number), sent))],
    [/^PUT pulls\/(\d+)\/merge$/, (_, number) => done(merge(pull(number)))],
  ];
  const graph: Known<object>[] = [
    [/ createRef\(/, ({ input }) => done(git('update-ref', input.name, input.oid))],
    [/ createCommitOnBranch\((.*)/, ({ input }, query) => commitFiles(input, query)],
    [/ (?:markPullRequestReadyForReview|convertPullRequestToDraft)\(/, done],
    [/ defaultBranchRef /, () => inRepository({ defaultBranchRef: { name: 'main' } })],
    [/ base: repository\(/, () => ({ fork: { id: '1' }, base: commitsOf('main') })],
    [/ pullRequests\( states: OPEN labels: /, () => inRepository({ pullRequests: pullNodes() })],
    [/(.* \.\.\. on Blob .*)/, (_, query) => inRepository(itemsOf(query, blobNode))],
    [/(.* \w+_0: .* \.\.\. on Commit .*)/, (_, query) => inRepository(lastCommits(query))],
    [/ ref\(qualifiedName: \$branch\)/, ({ branch }) => inRepository(commitsOf(branch))],
  ];

  const json = { status: { indicator: 'none' } };
  await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json }));
  await page.route(`${host}/**`, (route) => {
    const request = route.request();
    const path = decodeURI(request.url()).replace(host, '').replace(`/repos/${repository}/`, '');
    const sent = request.postDataJSON();
    try {
      expect(request.headers().authorization).toBe(`token ${token}`);
      if (path === '/graphql') {
        const query = sent.query.replaceAll(/\s+/g, ' ');
        return route.fulfill({ json: { data: answerTo(query, graph, sent.variables) } });
      }
      return route.fulfill(answerTo(`${request.method()} ${path}`, rest, sent));
    } catch (error) {
      expect.soft(String(error), 'what the stand-in for GitHub was asked').toBe('');
      return route.fulfill({ status: 501 });
    }
  });

  return {
    /** The columns of the board in which changes wait. */
    columns: () => waiting().flatMap(({ labels }) => labels),
    /** Puts what is published into the copy. */
    checkOut() {
      for (const part of ['content', 'locales']) rmSync(`${folder}/${part}`, { recursive: true });
      git('--work-tree=.', 'checkout', '--quiet', 'main', '--', '.');
    },
  };

  function openPull({ title, head }: PullRequest) {
    const number = pullRequests.length + 1;
    pullRequests.push({ number, title, head, state: 'open', labels: [] });
    return { number, title, node_id: String(number), head: { sha: headOf(head) }, ...dates };
  }

  function merge(pull: PullRequest) {
    git('read-tree', git('merge-tree', '--write-tree', 'main', pull.head));
    commitIndex('main', pull.title, headOf('main'), headOf(pull.head));
    pull.state = 'closed';
  }

  function pullNodes() {
    const nodes = waiting().map(({ number, title, head, labels }) => {
      const changed = git('diff', '--name-status', '--no-renames', `main...${head}`).split('\n');
      const files = changed.map((line) => {
        return { path: line.slice(2), changeType: line.startsWith('D') ? 'DELETED' : 'CHANGED' };
      });
      const lists = { labels: { nodes: named(labels) }, files: { nodes: files } };
      const branch = { headRefName: head, headRefOid: headOf(head) };
      return { id: String(number), number, title, author: user, ...branch, ...lists, ...dates };
    });
    return { nodes };
  }

  function commitFiles({ branch: { branchName }, message, fileChanges }: Sent, query: string) {
    git('read-tree', branchName);
    for (const { path, contents } of fileChanges.additions) {
      const bytes = Buffer.from(contents, 'base64');
      const id = String(gitBytes(['hash-object', '-w', '--stdin'], bytes)).trim();
      git('update-index', '--add', '--cacheinfo', `100644,${id},${path}`);
    }
    for (const { path } of fileChanges.deletions) git('rm', '--cached', '--quiet', path);
    const oid = commitIndex(branchName, message.headline, headOf(branchName));
    const blobs = itemsOf(query, (path) => ({ oid: git('rev-parse', `${oid}:${path}`) }));
    return { createCommitOnBranch: { commit: { oid, committedDate: date, ...blobs } } };
  }

  function commitIndex(branch: string, message: string, ...parents: string[]): string {
    const before = parents.flatMap((parent) => ['-p', parent]);
    const id = git('commit-tree', git('write-tree'), ...before, '-m', message);
    git('update-ref', `refs/heads/${branch}`, id);
    return id;
  }

  function filesOf(ref: string) {
    const lines = git('ls-tree', '-r', '-l', ref).split('\n');
    return lines.map((line) => {
      const [, type, sha, size, path] = line.split(/\s+/);
      return { type, sha, size: Number(size), path };
    });
  }

  function blobNode(id: string) {
    const bytes = gitBytes(['cat-file', 'blob', id]);
    const oid = id.includes(':') ? git('rev-parse', id) : id;
    return { oid, byteSize: bytes.length, text: bytes.toString() };
  }

  function commitsOf(branch: string) {
    const oid = headOf(branch);
    const message = git('log', '-1', '--format=%s', oid);
    const nodes = [{ oid, message, author: { ...user, user }, committedDate: date }];
    return { ref: { target: { oid, history: { nodes } } } };
  }

  /** Every file by the last commit: no test looks at who wrote one. */
  function lastCommits(query: string) {
    const { ref } = commitsOf('main');
    return itemsOf(query, () => ref);
  }
}

function answerTo<Answer>(asked: string, known: Known<Answer>[], sent: unknown): Answer {
  for (const [request, answer] of known) {
    const [found, ...groups] = request.exec(asked) ?? [];
    if (found !== undefined) return answer(sent, ...groups);
  }
  throw new Error(asked);
}

/** The items of a query, such as `file_0: object(expression: "main:a.json") { … }`, by their names. */
function itemsOf(query: string, itemOf: (id: string) => unknown) {
  const items = query.matchAll(/(\w+_\d+): \w+\(\w+: (?:"([^"]*)"|\$branch)/g);
  return Object.fromEntries([...items].map(([, name = '', id = '']) => [name, itemOf(id)]));
}
