/** What makes the reference move: search, the language of the examples, and trying calls. */

const root = document.documentElement;
const search = document.querySelector('#search');
const token = document.querySelector('#token');
const found = document.querySelector('#found');
const sections = [...document.querySelectorAll('.call')];
const groups = [...document.querySelectorAll('main .group, nav .group')];

if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav details').open = false;

for (const radio of document.querySelectorAll('[name=example]')) {
  radio.addEventListener('change', () => {
    root.dataset.example = radio.value;
  });
}

search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (section) => {
    const text = `${section.id} ${section.querySelector('.said').textContent}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const shown = new Set(sections.filter(fits).map(({ id }) => id));
  for (const section of sections) section.hidden = !shown.has(section.id);
  for (const link of document.querySelectorAll('nav li a')) {
    link.parentElement.hidden = !shown.has(link.hash.slice(1));
  }
  for (const group of groups) {
    const parts = [...group.querySelectorAll('.call, li')];
    group.hidden = parts.length > 0 && parts.every((part) => part.hidden);
  }
  found.textContent = words.length === 0 ? '' : `${shown.size} of ${sections.length} calls`;
});

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  search.focus();
});

/** Sends a request as JSON and answers what came, whatever it was. */
async function send(method, path, input, headers = {}) {
  const rest = { ...input };
  const address = path.replace(/:(\w+)/g, (_, name) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isGet = method === 'GET';
  const filled = Object.entries(rest).filter(([, value]) => value !== null);
  const query = isGet && filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
  const response = await fetch(`${address}${query}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      ...(token.value === '' ? {} : { authorization: `Bearer ${token.value}` }),
      ...headers,
    },
    ...(isGet ? {} : { body: JSON.stringify(rest) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Runs what a form is for, with its button busy and its problem said in words. */
function onSubmit(form, act) {
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await act(output);
    } catch (error) {
      output.textContent =
        error instanceof SyntaxError
          ? `This is not JSON: ${error.message}`
          : `No answer: ${error.message}`;
    } finally {
      button.disabled = false;
    }
  });
}

for (const form of document.querySelectorAll('.try')) {
  onSubmit(form, async (output) => {
    const { method, path, movesMoney } = form.dataset;
    const input = JSON.parse(form.querySelector('textarea').value);
    const headers = movesMoney === 'true' ? { 'idempotency-key': crypto.randomUUID() } : {};
    const { status, body } = await send(method, path, input, headers);
    const shown = document.createElement('pre');
    shown.tabIndex = 0;
    shown.textContent = `HTTP ${status}\n${JSON.stringify(body, null, 2)}`;
    output.replaceChildren(shown);
  });
}

/** The data of an answer; a refusal becomes the problem that is shown. */
function dataOf({ body }) {
  if (!body.status) throw new Error(body.data);
  return body.data;
}

const tokenForm = document.querySelector('#token-form');
if (tokenForm) {
  onSubmit(tokenForm, async (output) => {
    const digits = crypto.getRandomValues(new Uint32Array(1))[0] % 100_000_000;
    const phone = `99${String(digits).padStart(8, '0')}`;
    token.value = '';
    const { id } = dataOf(await send('POST', '/member/sms', { phone, purpose: 'login' }));
    const { body: messages } = await send('GET', '/sandbox/sms.json', { phone });
    const { code } = messages.find((message) => message.code !== null);
    const session = dataOf(await send('POST', '/member/otp/login', { otp_id: id, code }));
    token.value = session.token;
    output.textContent = `Logged in as +63 ${phone}.`;
  });
}
