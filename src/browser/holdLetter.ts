// State: whether a letter waits for the island that sends it; the form is busy then.
// Runs: once the contact page is parsed. Without script: the form opens a draft by itself.

/** In milliseconds. By then visitors wonder whether anything happens. */
const offerAfter = 3000;
/** By then browsers no longer let a script open a tab for the press of the button. */
const stopAfter = 8000;

function holdLetter(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  late: HTMLTemplateElement,
): void {
  const [notice] = late.content.children;
  const draft = notice?.querySelector('a');
  const waiting = new AbortController();
  const { signal } = waiting;
  const isWaiting = () => form.hasAttribute('aria-busy');

  // The island (islands/Dispatch.tsx) ends the wait: at once if it is hydrated, otherwise on hydration.
  function wait(event: SubmitEvent): void {
    event.preventDefault();
    if (isWaiting()) return;
    form.setAttribute('aria-busy', 'true');
    setTimeout(offerDraft, offerAfter);
    setTimeout(stopWaiting, stopAfter);
  }

  function offerDraft(): void {
    if (isWaiting() && notice) late.after(notice);
  }

  // From now on the form works as without script, until the island comes.
  function stopWaiting(): void {
    if (!isWaiting()) return;
    waiting.abort();
    form.removeAttribute('aria-busy');
  }

  // If the island cannot be loaded, the letter is sent as without script.
  function giveUp(): void {
    const wasWaiting = isWaiting();
    waiting.abort();
    form.removeAttribute('aria-busy');
    if (wasWaiting) form.requestSubmit(button);
  }

  form.addEventListener('submit', wait, { signal });
  form.addEventListener('astro:hydration-error', giveUp, { signal });
  // The island has sent the letter.
  form.addEventListener('reset', () => notice?.remove());
  draft?.addEventListener('click', () => {
    draft.href = draftOf(form, button);
  });
}

/** The fields as a browser lists them without script. */
function draftOf(form: HTMLFormElement, { formAction }: HTMLButtonElement): string {
  const typed = new FormData(form);
  const lines = [...typed].map(([name, text]) => `${name}: ${text}`).join('\n');
  const subject = encodeURIComponent(String(typed.get('subject')));
  const body = encodeURIComponent(lines.replace(/\r?\n/g, '\r\n'));
  // The button's address ends with the beginning of the subject.
  return `${formAction}${subject}&body=${body}`;
}

const form = document.querySelector<HTMLFormElement>('main form');
const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
const late = form?.querySelector<HTMLTemplateElement>('template[data-late]');
if (form && button && late) holdLetter(form, button, late);
