import { type SubmitEvent, useState } from 'react';
import type { Built, Published, Refusal } from '../contract.ts';
import { Changes, Findings } from './Changes.tsx';
import { applyResponse, editSaved, errorText, request, useEditor } from './store.ts';

export function Publish() {
  const { repository, changes, openPoints, openWords, problems, unsaved, message } = useEditor();
  const [busy, setBusy] = useState('');
  const [published, setPublished] = useState<Partial<Published>>();
  const [built, setBuilt] = useState<Partial<Built>>();
  const { canCommit, remote, unsent, hasAuthor, trouble } = repository;
  const isNew = changes.length > 0;
  const isReady = problems.length === 0 && unsaved.length === 0 && !busy;
  const canPublish = isReady && (isNew || unsent > 0);
  const count = openPoints.length + openWords.length;
  const openPointsNote = count > 0 && (
    <p>
      <a href="#/left">{count === 1 ? 'One point is' : `${count} points are`} open</a>; the site can
      go out with {count === 1 ? 'it' : 'them'}.
    </p>
  );
  const publish = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canPublish) return;
    const { message = '', send, ...author } = Object.fromEntries(new FormData(event.currentTarget));
    setPublished(undefined);
    setBusy('Trying whether it will appear, then publishing; this takes a minute or two …');
    try {
      const body = { message, send: send === 'on', ...(!hasAuthor && { author }) };
      const result = await request<Published>('publish', body);
      setPublished(result);
      applyResponse(result.state);
    } catch (error) {
      setPublished({ problem: { wrong: errorText(error), fix: '' } });
    }
    setBusy('');
  };
  const build = async () => {
    setBusy('Building the site; this takes a minute or two …');
    const failed = (error: unknown) => ({ passed: false, output: errorText(error) });
    setBuilt(await request<Partial<Built>>('build', {}).catch(failed));
    setBusy('');
  };
  return (
    <>
      <h1>Publish</h1>
      <h2>What changed</h2>
      {isNew ? (
        <Changes changes={changes} onUndo={editSaved} />
      ) : (
        <p>Nothing since the last time.</p>
      )}
      {unsaved.length > 0 && (
        <p>
          <strong>Save what you typed first.</strong>
        </p>
      )}
      {problems.length > 0 && (
        <p>
          <strong>Correct what is wrong first.</strong>
        </p>
      )}
      <h2>Send it out</h2>
      {openPointsNote}
      {trouble && <Problem {...trouble} />}
      {canCommit && (
        <form onSubmit={publish}>
          {!isNew && unsent > 0 && <p>What you kept before is not sent to {remote} yet.</p>}
          <label>
            What you did, in a few words
            <textarea key={message} name="message" defaultValue={message} required={isNew} />
          </label>
          {!hasAuthor && (
            <>
              <p>Each change has the name of whoever made it. It is asked for once.</p>
              <label>
                Your name
                <input name="name" autoComplete="name" required />
              </label>
              <label>
                Your e-mail address
                <input name="email" type="email" required />
              </label>
            </>
          )}
          {remote && (
            <label>
              <input type="checkbox" name="send" defaultChecked /> Send it to {remote}, where the
              host builds the site from
            </label>
          )}
          <button type="submit" className="main" aria-disabled={!canPublish}>
            {remote ? 'Publish' : 'Keep it in git'}
          </button>
        </form>
      )}
      <div role="status">{published && <Outcome {...published} />}</div>
      <h2>{canCommit && 'Or '}build the folder to upload</h2>
      {openPointsNote}
      <p className="help">The whole site as files that any web host serves.</p>
      <button type="button" aria-disabled={!isReady} onClick={() => isReady && build()}>
        Build the site
      </button>
      <div role="status">
        {busy}
        {built?.passed && `The site is ready in ${built.folder}. Upload all that is in it.`}
        {built?.passed === false && (
          <Problem wrong="The site could not be built" fix="Nothing is lost." log={built.output} />
        )}
      </div>
    </>
  );
}

function Outcome({ committed, pushed, problem, failedChecks = [] }: Partial<Published>) {
  return (
    <>
      {pushed && <p>Published. The host shows it in a few minutes.</p>}
      {committed && !pushed && <p>Kept in git.</p>}
      {failedChecks.length > 0 && (
        <strong>This will not appear, so nothing was sent, because:</strong>
      )}
      <Findings findings={failedChecks} />
      {problem && <Problem {...problem} />}
    </>
  );
}

function Problem({ wrong, fix, log }: Refusal) {
  return (
    <div>
      <strong>{wrong}.</strong> {fix}
      {log && (
        <details>
          <summary>What the program said</summary>
          <pre>{log}</pre>
        </details>
      )}
    </div>
  );
}
