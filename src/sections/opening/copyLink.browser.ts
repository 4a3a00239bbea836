// State: none. Runs: once an opening's page is parsed. Without script: the address can be selected.

function offerCopy(button: HTMLButtonElement, address: Element, status: Element): void {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { copied = '', refused = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(address.textContent);
      status.textContent = copied;
    } catch {
      status.textContent = refused;
      getSelection()?.selectAllChildren(address);
    }
  });
}

function offerShare(button: HTMLButtonElement, address: Element): void {
  if (!navigator.share) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    // Rejects if the visitor dismisses the share sheet, which is not an error.
    navigator.share({ title: document.title, url: address.textContent }).catch(() => {});
  });
}

// A closed opening has none of these.
const link = document.querySelector('[data-link]');
const address = link?.querySelector('[data-link-address]');
const status = link?.querySelector('[aria-live]');
const [copy, share] = link?.querySelectorAll('button') ?? [];
if (address && status && copy) offerCopy(copy, address, status);
if (address && share) offerShare(share, address);
