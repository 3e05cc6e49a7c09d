import type { InboxMessage } from './inbox.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const manilaTime = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Manila',
});

function itemOf({ to, text, code, sent_at }: InboxMessage): string {
  const sentAt = new Date(sent_at * 1000);
  const kind = to.includes('@') ? 'Email' : 'SMS';
  const shown =
    code === null
      ? ''
      : `<p class="code"><span>${code}</span><button type="button" data-copy="${code}">Copy</button></p>`;
  return `<li><p class="head"><span class="kind">${kind}</span> <a href="?phone=${encodeURIComponent(to)}">${escapeHtml(to)}</a> <time datetime="${sentAt.toISOString()}">${manilaTime.format(sentAt)}</time></p>${shown}<p>${escapeHtml(text)}</p></li>`;
}

function listOf(messages: InboxMessage[], contact: string): string {
  if (messages.length > 0) return `<ul>${messages.map(itemOf).join('')}</ul>`;
  const whom = contact === '' ? '' : ` to ${escapeHtml(contact)}`;
  return `<div class="empty"><p>No message${whom} yet</p><p class="quiet">Ask for a code in the app: it arrives here within a second.</p></div>`;
}

/** The inbox that testers read instead of a phone; its script brings new messages as they come. */
export function inboxPage(messages: InboxMessage[], contact: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox inbox</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="/sandbox/sms/inbox.css"><script type="module" src="/sandbox/sms/inbox.js"></script></head><body>
<header><a class="mark" href="/"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">Perya</a><span class="tag">sandbox</span></header>
<main><h1>Inbox</h1><p class="quiet">Every SMS and email that would have been sent, newest first, until the server stops. Times are Manila's.</p>
<form method="get"><input name="phone" aria-label="Phone or email" placeholder="Phone or email" value="${escapeHtml(contact)}"><button>Show</button>${contact === '' ? '' : '<a class="all" href="?">Show all</a>'}</form>
<p id="news" class="quiet" role="status"></p><div id="messages">${listOf(messages, contact)}</div></main></body></html>`;
}
