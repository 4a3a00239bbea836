import { useState } from 'react';
import type { Published } from '#editor/git.ts';
import { linkTo } from '#editor/labels.ts';
import type { State } from '#editor/workspace.ts';
import { ask, useDesk } from './desk.ts';
import styles from './Editor.module.css';

type Built = { passed: boolean; folder: string; output: string };

/** What changed, for somebody to read, and how it is published. */
export function Publish() {
  const { state, problems, isChanged, update } = useDesk();
  const { repository, changes } = state;
  const [typed, setTyped] = useState<string>();
  const [send, setSend] = useState(true);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState<string>();
  const [result, setResult] = useState<Published>();
  const [built, setBuilt] = useState<Built>();
  const message = typed ?? state.message;
  const isReady = problems.length === 0 && !isChanged && !busy;
  const isNew = changes.length > 0;
  const willSend = send && repository?.remote !== undefined;
  const isSigned = repository?.hasAuthor || (name.trim() !== '' && email.trim() !== '');
  const canPublish =
    isReady && (isNew ? message.trim() !== '' && isSigned : willSend && repository.unsent > 0);

  const publish = async () => {
    setBusy('Saving in git …');
    try {
      const author = repository?.hasAuthor ? undefined : { name, email };
      const body = JSON.stringify({ message, send, author });
      const answer = await ask<Published & { state: State }>('publish', body);
      setResult(answer);
      update(answer.state);
      if (answer.committed) setTyped(undefined);
    } catch (error) {
      setResult({ committed: false, pushed: false, problem: String(error) });
    }
    setBusy(undefined);
  };
  const build = async () => {
    setBusy('Building the site; this takes a minute or two …');
    try {
      setBuilt(await ask<Built>('build', ''));
    } catch (error) {
      setBuilt({ passed: false, folder: '', output: String(error) });
    }
    setBusy(undefined);
  };

  return (
    <>
      <h1>Publish</h1>
      <section className={styles.group}>
        <h2>What changed</h2>
        {!repository && (
          <p className={styles.help}>
            Since the editor was started; this folder has no history in git.
          </p>
        )}
        {changes.length === 0 && <p>Nothing changed since the last time.</p>}
        <ul className={styles.changes}>
          {changes.map(({ file, path, page, field, before, after }) => (
            <li key={`${file}${path.join('.')}`}>
              <a href={linkTo(file, path)}>
                {page} · {field}
              </a>
              {before !== undefined && <del>{before}</del>}
              {after !== undefined ? <ins>{after}</ins> : <ins>(empty)</ins>}
            </li>
          ))}
        </ul>
      </section>
      {isChanged && <p className={styles.wrong}>Save what you typed first.</p>}
      {problems.length > 0 && <p className={styles.wrong}>Correct what is wrong first.</p>}
      {repository && (
        <section className={styles.group}>
          <h2>Save it in git</h2>
          {isNew || repository.unsent === 0 ? null : (
            <p className={styles.wrong}>
              What you saved in git before is not sent to {repository.remote} yet.
            </p>
          )}
          <label className={styles.label} htmlFor="message">
            What you did, in a few words
          </label>
          <textarea
            id="message"
            className={styles.control}
            rows={Math.min(10, message.split('\n').length + 1)}
            value={message}
            onChange={({ target }) => setTyped(target.value)}
          />
          {!repository.hasAuthor && (
            <div className={styles.cells}>
              <p className={styles.help}>
                Each change in git has the name of whoever made it. It is asked for once.
              </p>
              <label>
                Your name
                <input
                  className={styles.control}
                  autoComplete="name"
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              </label>
              <label>
                Your e-mail address
                <input
                  className={styles.control}
                  type="email"
                  autoComplete="email"
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              </label>
            </div>
          )}
          {repository.remote && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={send}
                onChange={({ target }) => setSend(target.checked)}
              />{' '}
              Send it to {repository.remote} as well, where the host builds the site from
            </label>
          )}
          <p>
            <button
              type="button"
              className={styles.main}
              aria-disabled={!canPublish}
              onClick={() => canPublish && publish()}
            >
              {!willSend ? 'Save in git' : isNew ? 'Save and publish' : 'Publish'}
            </button>
          </p>
          <div role="status">
            {result && (
              <p className={result.problem ? styles.wrong : styles.good}>
                {result.problem ??
                  (result.pushed
                    ? 'Saved in git and sent. The host shows it in a few minutes.'
                    : 'Saved in git.')}{' '}
                {result.advice}
              </p>
            )}
          </div>
        </section>
      )}
      <section className={styles.group}>
        <h2>{repository ? 'Or build the folder to upload' : 'Build the folder to upload'}</h2>
        <p className={styles.help}>
          Makes the whole site, as files that any web host serves. If it fails, the folder stays as
          it was.
        </p>
        <button type="button" aria-disabled={!isReady} onClick={() => isReady && build()}>
          Build the site
        </button>
        {built &&
          (built.passed ? (
            <p className={styles.good}>
              The site is ready in <code>{built.folder}</code>. Upload all that is in it.
            </p>
          ) : (
            <>
              <p className={styles.wrong}>The site could not be built. Nothing is lost.</p>
              <pre>{built.output}</pre>
            </>
          ))}
      </section>
      <p role="status">{busy}</p>
    </>
  );
}
