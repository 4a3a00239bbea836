import { useState } from 'react';
import type { Built, Published } from '../contract.ts';
import { Changes, Findings } from './Changes.tsx';
import { ask, errorText, take, useDesk } from './desk.ts';
import styles from './Editor.module.css';

/** What changed, for somebody to read, and how it is published. */
export function Publish() {
  const { repository, changes, left, open, problems, unsaved, ...state } = useDesk();
  const [typed, setTyped] = useState<string>();
  const [send, setSend] = useState(true);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [busy, setBusy] = useState('');
  const [published, setPublished] = useState<Partial<Published>>();
  const [built, setBuilt] = useState<Partial<Built>>();
  const message = typed ?? state.message;
  const { canCommit, remote, unsent, hasAuthor, trouble } = repository;
  const willSend = send && remote !== undefined;
  const isSigned = hasAuthor || (author.name.trim() !== '' && author.email.trim() !== '');
  const isReady = problems.length === 0 && unsaved.length === 0 && !busy;
  const isNew = changes.length > 0;
  const canPublish =
    isReady && canCommit && (isNew ? message.trim() !== '' && isSigned : willSend && unsent > 0);
  const openPoints = left.length + open.length;
  const points = openPoints > 0 && (
    <p>
      <a href="#/left">{openPoints === 1 ? 'One point is' : `${openPoints} points are`} open</a>:
      the site would go out with {openPoints === 1 ? 'it' : 'them'}.
    </p>
  );

  const publish = async () => {
    setBusy('Trying whether it will appear, then publishing; this takes a minute or two …');
    try {
      const answer = await ask<Published>('publish', {
        ...{ message, send: willSend },
        author: hasAuthor ? undefined : author,
      });
      setPublished(answer);
      take(answer.state);
      if (answer.committed) setTyped(undefined);
    } catch (error) {
      setPublished({ problem: { wrong: errorText(error), fix: '' } });
    }
    setBusy('');
  };
  const build = async () => {
    setBusy('Building the site; this takes a minute or two …');
    const failed = (error: unknown): Built => ({
      passed: false,
      folder: '',
      output: errorText(error),
    });
    setBuilt(await ask<Built>('build', {}).catch(failed));
    setBusy('');
  };
  const input = (label: string, name: 'name' | 'email') => (
    <label>
      {label}
      <input
        className={styles.control}
        autoComplete={name}
        value={author[name]}
        onChange={({ target }) => setAuthor({ ...author, [name]: target.value })}
      />
    </label>
  );

  return (
    <>
      <h1>Publish</h1>
      <h2>What changed</h2>
      {isNew ? <Changes changes={changes} /> : <p>Nothing since the last time.</p>}
      {unsaved.length > 0 && <strong>Save what you typed first.</strong>}
      {problems.length > 0 && <strong>Correct what is wrong first.</strong>}
      <h2>Send it out</h2>
      {points}
      {trouble && (
        <p>
          <strong>{trouble.wrong}.</strong> {trouble.fix}
        </p>
      )}
      {canCommit && (
        <>
          {!isNew && unsent > 0 && <p>What you kept before is not sent to {remote} yet.</p>}
          <label>
            What you did, in a few words
            <textarea
              className={styles.control}
              value={message}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          {!hasAuthor && (
            <>
              <p>Each change has the name of whoever made it. It is asked for once.</p>
              {input('Your name', 'name')}
              {input('Your e-mail address', 'email')}
            </>
          )}
          {remote && (
            <label className={styles.tick}>
              <input type="checkbox" checked={send} onChange={() => setSend(!send)} /> Send it to{' '}
              {remote}, where the host builds the site from
            </label>
          )}
          <button
            type="button"
            className={styles.main}
            aria-disabled={!canPublish}
            onClick={() => canPublish && publish()}
          >
            {!willSend ? 'Keep it in git' : isNew ? 'Publish' : 'Send'}
          </button>
          <div role="status">{published && <Outcome {...published} />}</div>
        </>
      )}
      <h2>{canCommit ? 'Or build the folder to upload' : 'Build the folder to upload'}</h2>
      {points}
      <p className={styles.help}>The whole site as files that any web host serves.</p>
      <button type="button" aria-disabled={!isReady} onClick={() => isReady && build()}>
        Build the site
      </button>
      <div role="status">
        {busy}
        {built?.passed && `The site is ready in ${built.folder}. Upload all that is in it.`}
        {built?.passed === false && <strong>The site could not be built. Nothing is lost.</strong>}
      </div>
      <Said>{built?.passed === false && built.output}</Said>
    </>
  );
}

function Outcome({ committed, pushed, problem, notAppearing = [] }: Partial<Published>) {
  return (
    <>
      {pushed && <p>Published. The host shows it in a few minutes.</p>}
      {committed && !pushed && <p>Kept in git.</p>}
      {notAppearing.length > 0 && (
        <strong>This would not appear, so nothing was sent, because:</strong>
      )}
      <Findings findings={notAppearing} />
      {problem && (
        <p>
          <strong>{problem.wrong}</strong> {problem.fix}
        </p>
      )}
      <Said>{problem?.said}</Said>
    </>
  );
}

/** A program's own words, for whoever helps her. */
function Said({ children }: { children?: string | false }) {
  return (
    children && (
      <details>
        <summary>What the program said</summary>
        <pre>{children}</pre>
      </details>
    )
  );
}
