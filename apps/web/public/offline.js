// Stands alone, like the page: nothing else can be fetched.
const brands = { perya: 'Perya', sinag: 'Sinag', tala: 'Tala' };
const html = document.documentElement;
const label = location.hostname.split('.')[0];
const tag = Object.hasOwn(brands, label) ? label : 'h5';
const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

html.dataset.brand = tag;
html.dataset.theme = cookie('perya_theme') ?? 'system';
html.lang = cookie('perya_lang') === 'tl_PH' ? 'tl' : 'en';
document.getElementById('brand').textContent = brands[tag] ?? 'Perya';

const mark = document.getElementById('mark');
mark.onload = () => {
  mark.hidden = false;
};
mark.src = `/art/brands/${tag}-mark.svg`;

/** The page that was wanted is asked for again as soon as the server answers at all. */
async function comeBack() {
  try {
    await fetch('/healthz', { cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}

for (const button of document.querySelectorAll('button')) {
  button.onclick = () => location.reload();
}
addEventListener('online', comeBack);
setInterval(comeBack, 3000);
