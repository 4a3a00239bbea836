// State: whether a letter waits for the island that hands it over; the form is busy then.
// Runs: once the contact page is read. Without script: the form opens a draft by itself.

function holdLetter(form: HTMLFormElement, button: HTMLElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;

  // The island ends the wait: at once where it is awake, or else as soon as it is (islands/Dispatch.tsx).
  function wait(event: SubmitEvent): void {
    event.preventDefault();
    form.setAttribute('aria-busy', 'true');
  }

  // The island cannot be loaded: the letter goes the way it does without script.
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
