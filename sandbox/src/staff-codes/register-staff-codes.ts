import type { FastifyInstance } from 'fastify';

interface StaffCode {
  email: string;
  role: string;
  password: string;
  code: string;
  seconds_left: number;
}

const policy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What the phones of the demo operator's staff would show, at `/sandbox/staff-codes`. */
export function registerStaffCodes(app: FastifyInstance, list: () => Promise<StaffCode[]>): void {
  app.get('/sandbox/staff-codes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await list()),
  );
  app.get('/sandbox/staff-codes', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(staffCodesPage(await list())),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function itemOf({ email, role, code }: StaffCode): string {
  return `<li><p class="head"><span class="kind">${escapeHtml(role)}</span> ${escapeHtml(email)}</p><p class="code"><span>${code}</span></p></li>`;
}
function listOf(codes: StaffCode[]): string {
  const [first] = codes;
  if (!first) return `<div class="empty"><p>There are no demo accounts</p></div>`;
  return `<p>Password of all of them: <b>${escapeHtml(first.password)}</b></p><ul>${codes.map(itemOf).join('')}</ul>`;
}
/** The authenticator apps of the demo operator's staff; it loads itself anew when the codes change. */
function staffCodesPage(codes: StaffCode[]): string {
  const nextIn = (codes[0]?.seconds_left ?? 30) + 1;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${nextIn}"><title>Codes of the demo staff</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="/sandbox/sms/inbox.css"></head><body>
<header><a class="mark" href="/"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">Perya</a><span class="tag">sandbox</span></header>
<main><h1>Codes of the demo staff</h1><p class="quiet">What the authenticator apps of the demo operator's staff show now. A code opens one session; the next one comes within half a minute. The staff app is at <a href="/backoffice">/backoffice</a>.</p>
${listOf(codes)}</main></body></html>`;
}
