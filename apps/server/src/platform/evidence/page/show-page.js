import { texts } from './texts.js';
import { readPublished, requireChain, requirePublished, verifyPack } from './verify-pack.js';
import { shareOf, workOutShares } from './work-out-share.js';

const root = document.documentElement;
const find = (id) => document.getElementById(id);
const said = () => texts[root.lang];
const fill = (text, about) => text.replace('$', () => about);

/** What was given, as far as it was computed: the texts can change without computing anew. */
const looked = { files: [], published: [], isWorking: false };

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
/** Centavos are whole numbers that a floating one may not hold. */
const showMoney = (centavos) => {
  const sign = centavos < 0n ? '-' : '';
  const whole = centavos < 0n ? -centavos : centavos;
  const cents = String(whole % 100n).padStart(2, '0');
  return sign + pesos.format(whole / 100n).replace(/\.00$/, `.${cents}`);
};

const faultText = ({ fault, about = '', message = '' }) => {
  const text = said().faults[fault];
  return text === undefined ? message : fill(text, about);
};

function make(name, content, className = '') {
  const element = document.createElement(name);
  element.className = className;
  element.append(...[content].flat());
  return element;
}

/** A table with a title for each column. */
function makeTable(title, columns, rows) {
  const heads = columns.map((text) => {
    const head = make('th', text);
    head.scope = 'col';
    return head;
  });
  const lines = rows.map((cells) =>
    make(
      'tr',
      cells.map((cell) => make('td', cell)),
    ),
  );
  const table = make('table', [
    make('caption', title),
    make('thead', make('tr', heads)),
    make('tbody', lines),
  ]);
  const scroll = make('div', table, 'scroll');
  scroll.tabIndex = 0;
  scroll.role = 'region';
  scroll.ariaLabel = title;
  return scroll;
}

/** Days and figures stand in one line. */
const whole = (text) => make('span', text, 'whole');

const sound = (notes = []) => [
  make('strong', said().sound, 'sound'),
  ...notes.map((note) => make('div', note)),
];
const broken = (faults) => [
  make('strong', said().broken, 'broken'),
  ...faults.map((each) => make('div', faultText(each))),
];

/** Each signed day once, however often its pack was given. */
const packsOf = () => [
  ...new Map(looked.files.filter(({ pack }) => pack).map(({ pack }) => [pack.hash, pack])).values(),
];

function dayRow({ name, pack, fault }) {
  if (fault) return [name, broken([fault]), '', '', ''];
  const notes = pack.broken.length > 0 ? [fill(said().controls, pack.broken.join(', '))] : [];
  return [
    whole(pack.day),
    sound(notes),
    whole(String(pack.rows)),
    make('code', pack.hash),
    make('code', pack.publicKey),
  ];
}

/** The rate that was typed, in hundredths of a percent; null where none was. */
function typedRate() {
  const text = find('rate').value;
  return text === '' ? null : Math.round(Number(text) * 100);
}

function shareRow(day) {
  const basisPoints = typedRate() ?? day.basisPoints;
  const share = shareOf(day.ggr, basisPoints);
  const notes = [
    day.missing.length > 0 ? fill(said().missing, day.missing.join(', ')) : said().roundsCounted,
    ...(share === day.saidShare ? [] : [fill(said().otherShare, showMoney(day.saidShare))]),
  ];
  return [
    whole(day.day),
    day.faults.length > 0 ? broken(day.faults) : sound(notes),
    String(day.rounds),
    showMoney(day.staked),
    showMoney(day.won + day.lateWon),
    showMoney(day.ggr),
    String(basisPoints / 100),
    make('strong', showMoney(share)),
  ];
}

/** Whether the days follow each other and are as they were kept. */
function chainLines(packs) {
  const lines = [];
  try {
    requireChain(packs);
    lines.push(make('p', packs.length > 1 ? said().follows : said().noChain));
  } catch (fault) {
    lines.push(make('p', broken([fault])));
  }
  if (looked.published.length === 0) return lines;
  try {
    lines.push(
      make('p', fill(said().published, String(requirePublished(packs, looked.published)))),
    );
  } catch (fault) {
    lines.push(make('p', broken([fault])));
  }
  return lines;
}

function showResults() {
  const found = find('results');
  if (looked.files.length === 0) return found.replaceChildren();
  const packs = packsOf();
  const { days, shares, ...words } = said();
  const { day, result, rows, hash, key } = words;
  const { gamingDay, rounds, staked, won, ggr, percent, share } = words;
  const worked = workOutShares(packs).map(shareRow);
  const columns = [gamingDay, result, rounds, staked, won, ggr, percent, share];
  found.replaceChildren(
    makeTable(days, [day, result, rows, hash, key], looked.files.map(dayRow)),
    ...(packs.length > 0 ? chainLines(packs) : []),
    ...(worked.length > 0 ? [makeTable(shares, columns, worked)] : []),
  );
}

function showAll() {
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = said()[element.dataset.text];
  }
  document.title = said().title;
  find('state').textContent = looked.isWorking ? said().working : '';
  showResults();
}

async function look(file) {
  const name = file.name;
  try {
    if (name.endsWith('.json')) {
      looked.published.push(...readPublished(await file.text()));
      return;
    }
    looked.files.push({ name, pack: await verifyPack(new Uint8Array(await file.arrayBuffer())) });
  } catch (fault) {
    looked.files.push({ name, fault });
  }
}

find('files').addEventListener('change', async ({ target }) => {
  Object.assign(looked, { files: [], published: [], isWorking: true });
  target.disabled = true;
  showAll();
  for (const file of target.files) await look(file);
  looked.isWorking = false;
  target.disabled = false;
  showAll();
});
find('rate').addEventListener('input', showAll);
for (const radio of document.querySelectorAll('[name=language]')) {
  radio.addEventListener('change', () => {
    root.lang = radio.value;
    showAll();
  });
}
showAll();
