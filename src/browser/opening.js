// State: none. Runs: at the end of an opening's page. Without script: the link back leads to the unfiltered
// list, and the address can be selected.
(() => {
  const back = document.querySelector('[data-back]');
  back.addEventListener('click', () => {
    // The list with its hash as it was left. Looked up on the click: a prerendered page has no history yet.
    const isList = ({ url }) => new URL(url).pathname === back.pathname;
    back.href = window.navigation?.entries().findLast(isList)?.url ?? back.href;
  });

  const link = document.querySelector('[data-link]');
  if (!link) return;
  const [address, status] = link.querySelectorAll('[data-link-address], [role=status]');
  const [copy, share] = link.querySelectorAll('button');

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
    // Dismissing the share sheet rejects; that is no error.
    navigator.share({ title: document.title, url: address.textContent }).catch(() => {});
  });
})();
