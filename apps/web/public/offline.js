// Stands alone, like the page: nothing else can be fetched.
const html = document.documentElement;
const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

html.dataset.theme = cookie('perya_theme') ?? 'system';
html.lang = cookie('perya_lang') === 'tl_PH' ? 'tl' : 'en';

/** What the app keeps, which is encoded except on a tester's own machine. */
function readKept(name) {
  const text = localStorage.getItem(`perya:v1:${name}`);
  if (text === null) return null;
  for (const decode of [(plain) => plain, decodeBase64]) {
    try {
      return JSON.parse(decode(text));
    } catch {
      // The other way of writing it, or nothing that can be read.
    }
  }
  return null;
}

function decodeBase64(text) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
}

/** The name, the mark and the colours that the app was seen in last; where it never was, the host stands for the name. */
function wearBrand() {
  const brand = readKept('brand');
  document.getElementById('brand').textContent = brand?.name ?? location.hostname;
  if (brand === null) return;
  html.dataset.brand = brand.tag;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brand.styles);
  document.adoptedStyleSheets.push(sheet);
  const mark = document.getElementById('mark');
  mark.onload = () => {
    mark.hidden = false;
  };
  mark.src = brand.mark;
}
wearBrand();

const isTagalog = html.lang === 'tl';
const titles = isTagalog
  ? { balance: 'Transactions', bets: 'Mga taya', asOf: 'Hanggang' }
  : { balance: 'Transactions', bets: 'Bet records', asOf: 'As of' };

const momentOf = (seconds) =>
  new Date(seconds * 1000).toLocaleString(isTagalog ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });

function element(name, text) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return made;
}

const pesos = (amount) => (amount.startsWith('-') ? `−₱${amount.slice(1)}` : `₱${amount}`);

const rowsOf = {
  balance: ({ remark, amount }) => [remark, pesos(amount)],
  bets: ({ game_name, bet_amount, settlement_amount }) => [
    game_name,
    `${pesos(bet_amount)} → ${pesos(settlement_amount)}`,
  ],
};

function listOf(name, { rows, readAt }) {
  const section = element('section');
  section.append(element('h2', titles[name]), element('p', `${titles.asOf} ${momentOf(readAt)}`));
  const list = element('ul');
  list.ariaLabel = titles[name];
  for (const row of rows) {
    const [what, amount] = rowsOf[name](row);
    const line = element('li');
    line.append(
      element('b', what),
      element('span', amount),
      element('small', momentOf(row.created_at)),
    );
    list.append(line);
  }
  section.append(list);
  return section;
}

/** What was read of the records last, of whoever is still logged in. */
function showRecords() {
  const session = readKept('session');
  const kept = readKept('records');
  if (session === null || kept === null || session.expiresAt * 1000 < Date.now()) return;
  const sections = ['balance', 'bets']
    .filter((name) => kept[name]?.rows?.length > 0)
    .map((name) => listOf(name, kept[name]));
  const place = document.getElementById('records');
  place.append(...sections);
  place.hidden = sections.length === 0;
}
showRecords();

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
