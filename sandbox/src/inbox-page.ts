import type { InboxMessage } from './inbox.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:40rem;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem;margin:0 0 .25rem}p{margin:.25rem 0}.quiet{opacity:.75}
form{display:flex;gap:.5rem;margin:1rem 0;flex-wrap:wrap}
input,button{font:inherit;min-height:44px;padding:0 .9rem;border:1px solid #8888;border-radius:10px;background:none;color:inherit}
input{flex:1 1 12rem}
li{list-style:none;border:1px solid #8884;border-radius:14px;padding:.75rem 1rem;margin:.75rem 0}
ul{padding:0}.code{font:700 1.6rem/1.2 ui-monospace,monospace;letter-spacing:.12em}`;

function itemOf({ to, text, code, sent_at }: InboxMessage): string {
  const time = new Date(sent_at * 1000).toISOString();
  const shown = code === null ? '' : `<p class="code">${code}</p>`;
  return `<li><p class="quiet">${escapeHtml(to)} · <time datetime="${time}">${time}</time></p>${shown}<p>${escapeHtml(text)}</p></li>`;
}

/** The inbox that testers read instead of a phone; it reloads every few seconds. */
export function inboxPage(messages: InboxMessage[], contact: string, nonce: string): string {
  const list =
    messages.length === 0
      ? '<p class="quiet">No message yet.</p>'
      : `<ul>${messages.map(itemOf).join('')}</ul>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="5"><title>Sandbox inbox</title><style nonce="${nonce}">${style}</style></head><body><main>
<h1>Sandbox inbox</h1><p class="quiet">Every SMS and email that would have been sent, newest first.</p>
<form method="get"><input name="phone" aria-label="Phone or email" placeholder="917 123 4567" value="${escapeHtml(contact)}"><button>Show</button></form>
${list}</main></body></html>`;
}
