// State: whether a letter waits for the island that sends it; the form is busy then.
// Runs: once the contact page is parsed. Without script: the form opens a draft by itself.

function holdLetter(form: HTMLFormElement, button: HTMLElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;

  // The island (islands/Dispatch.tsx) ends the wait: at once if it is hydrated, otherwise on hydration.
  function wait(event: SubmitEvent): void {
    event.preventDefault();
    form.setAttribute('aria-busy', 'true');
  }

  // If the island cannot be loaded, the letter is sent as without script.
  function giveUp(): void {
    waiting.abort();
    if (!form.hasAttribute('aria-busy')) return;
    form.removeAttribute('aria-busy');
    form.requestSubmit(button);
  }

  form.addEventListener('submit', wait, { signal });
  form.addEventListener('astro:hydration-error', giveUp, { signal });
}

const form = document.querySelector<HTMLFormElement>('main form');
const button = form?.querySelector<HTMLElement>('[type=submit]');
if (form && button) holdLetter(form, button);
