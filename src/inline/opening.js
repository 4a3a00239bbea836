// State: none. Runs: at the end of an opening's page. Without script: the way back leads to the whole
// list, and the address stands there to be selected.
(() => {
  const back = document.querySelector('[data-back]');
  const isList = (address) => address && new URL(address).pathname === back.pathname;
  back.addEventListener('click', (event) => {
    // Looked up in the press itself: a page that is prerendered has no history yet.
    const list = window.navigation?.entries().findLast(({ url }) => isList(url));
    if (list) back.href = list.url;
    else if (isList(document.referrer) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      history.back();
    }
  });

  const link = document.querySelector('[data-link]');
  if (!link) return;
  const part = (name) => link.querySelector(`[data-link-${name}]`);
  const address = part('address');
  const status = part('status');
  const copy = part('copy');
  const share = part('share');

  copy.hidden = false;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(address.textContent);
      status.textContent = copy.dataset.copied;
    } catch {
      status.textContent = copy.dataset.refused;
      getSelection().selectAllChildren(address);
    }
  });

  if (!navigator.share) return;
  share.hidden = false;
  share.addEventListener('click', () => {
    // Closing the list of ways to share is an answer, too.
    navigator.share({ title: document.title, url: address.textContent }).catch(() => {});
  });
})();
