/** The app around ours: issues tokens, opens doors, answers what its bridge is asked, and writes it down. */

const find = (id) => document.getElementById(id);
const { channel, path, cashier, cashierText } = document.body.dataset;
const app = find('app');
const sheet = find('sheet');
const sheetFrame = find('sheet-frame');
const log = find('log');
const wish = find('wish').elements;

/** A page of the demo's catalogue, and a path that leads off the site. */
const game = 'mango-rush';
const away = '//elsewhere.example/my';
/** How long a payment takes that is late. */
const slowMs = 4000;
/** An app brings its bridge before the page runs; from outside of a frame that is as soon as it can be seen. */
const lookEveryMs = 50;

const purposes = { '/lazada-game': 'game', '/MY': 'browser' };
const names = { ewallet: 'token', maya: 'sessionId', lazada: 'authCode' };
let lastToken = null;
let settle = null;

function note(what, detail = '') {
  if (log.firstElementChild?.className === 'quiet') log.replaceChildren();
  const line = document.createElement('li');
  const word = document.createElement('b');
  word.textContent = what;
  line.append(word, ` ${detail}`);
  log.prepend(line);
}

function closeSheet(outcome) {
  sheet.hidden = true;
  sheetFrame.hidden = true;
  sheetFrame.removeAttribute('src');
  settle?.(outcome);
  settle = null;
}

function showSheet(title, text, url) {
  find('sheet-title').textContent = title;
  find('sheet-text').textContent = text;
  sheetFrame.hidden = url === null;
  if (url !== null) sheetFrame.src = url;
  sheet.hidden = false;
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Pays on the gateway's page in a sheet, and is done when that page leads away again. */
async function pay(url) {
  note('pay', url);
  if (wish.bridge.value === 'cancels') throw new Error('The payment was cancelled');
  if (wish.bridge.value === 'slow') await wait(slowMs);
  showSheet('', '', url);
  const isPaid = await new Promise((resolve) => {
    settle = resolve;
  });
  note(isPaid ? 'paid' : 'cancelled');
  if (!isPaid) throw new Error('The payment was cancelled');
}

function openPopup(url) {
  note('openPopup', url);
  const { pathname, searchParams } = new URL(url, location.href);
  if (pathname === `${path}/lazada/game`) {
    searchParams.set('phone', wish.phone.value);
    app.src = `${pathname}?${searchParams}`;
    return;
  }
  window.open(url, '_blank', 'noopener,noreferrer');
}

function openWallet(action) {
  note('openWallet', action);
  showSheet(cashier, `${cashierText} ${action}`, null);
}

const bridges = {
  ewallet: { openPopup, openWallet },
  maya: { openPopup, pay },
  lazada: { openPopup, pay },
};

setInterval(() => {
  const inside = app.contentWindow;
  if (inside === null || app.hidden) return;
  if (wish.bridge.value === 'missing') delete inside.peryaShell;
  else inside.peryaShell ??= bridges[channel];
}, lookEveryMs);

sheetFrame.addEventListener('load', () => {
  const at = sheetFrame.contentWindow?.location.pathname ?? '';
  if (settle !== null && at !== 'blank' && !at.startsWith('/sandbox/')) closeSheet(true);
});
// The landing page of the app knows who is in the phone.
app.addEventListener('load', () => {
  const { pathname, search } = app.contentWindow?.location ?? location;
  if (pathname !== `${path}/lazada/landing` || search !== '') return;
  app.src = `${pathname}?${new URLSearchParams({ phone: wish.phone.value })}`;
});
find('sheet-close').addEventListener('click', () => closeSheet(false));

async function issue(purpose) {
  if (wish.fault.value === 'reused' && lastToken !== null) return lastToken;
  const asked = new URLSearchParams({ channel, purpose, phone: wish.phone.value });
  if (!['good', 'reused'].includes(wish.fault.value)) asked.set('fault', wish.fault.value);
  const answer = await fetch(`${path}/token?${asked}`);
  const { token, error } = await answer.json();
  if (error) throw new Error(error);
  lastToken = token;
  return token;
}

const encode = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function placeOf(value) {
  if (value === 'game') return { game };
  if (value === 'page') return { pathname: '/my' };
  if (value === 'kyc') return { pathname: '/s-kyc' };
  return value === 'away' ? { pathname: away } : {};
}

async function addressOf(door) {
  if (door === '/lazada-shop' || door === '/gcash' || door === '/glife') return door;
  const token = await issue(purposes[door] ?? 'app');
  if (door === '/lazada-game') return `${door}/${game}/${encode(token)}`;
  const query = new URLSearchParams(placeOf(wish.where.value));
  query.set(door === '/MY' ? 'token' : names[channel], door === '/MY' ? encode(token) : token);
  return `${door}?${query}`;
}

find('wish').addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const address = await addressOf(wish.door.value);
    note('opens', address);
    find('empty').hidden = true;
    app.hidden = false;
    find('leave').hidden = false;
    closeSheet(false);
    app.src = address;
    // On a phone it stands above what was pressed.
    app.closest('.phone').scrollIntoView({ block: 'nearest' });
  } catch (error) {
    note('failed', error.message);
  }
});

find('leave').addEventListener('click', () => {
  closeSheet(false);
  app.hidden = true;
  app.src = 'about:blank';
  find('leave').hidden = true;
  find('empty').hidden = false;
  note('left');
});
