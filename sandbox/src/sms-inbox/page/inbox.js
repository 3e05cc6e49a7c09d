/** Brings new messages while the page is open, and copies codes. What is being typed stays. */

const everyMs = 2000;
const list = document.querySelector('#messages');
const news = document.querySelector('#news');

async function bringNews() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  news.textContent = answer?.ok ? '' : 'The server does not answer.';
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('#messages');
  if (fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
}

list.addEventListener('click', async ({ target }) => {
  const code = target.dataset.copy;
  if (code === undefined) return;
  await navigator.clipboard.writeText(code);
  news.textContent = `${code} is copied.`;
});

async function keepFresh() {
  await bringNews();
  setTimeout(keepFresh, everyMs);
}
setTimeout(keepFresh, everyMs);
