// State: none. Runs: once an opening's page is parsed. Without script: the button is hidden.

// A closed opening has neither.
const button = document.querySelector<HTMLButtonElement>('button[data-link]');
const status = document.querySelector('[data-link-status]');
if (button && status) {
  const { link = '', copied = '', refused = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link);
      status.textContent = copied;
    } catch {
      status.textContent = refused;
    }
  });
}
