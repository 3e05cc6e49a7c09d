import { type Language, localeOf } from '@perya/contract/text';
import { payPath } from './pay-path.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A whole page around what it shows. */
export function pageShell(title: string, language: Language, body: string): string {
  return `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="/sandbox/sms/inbox.css"><link rel="stylesheet" href="${payPath}/page/pay.css"></head><body>
<header><span class="mark"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">Pay</span><span class="tag">sandbox</span></header>
<main>${body}</main></body></html>`;
}

/** Nothing but what the page brings, and a form that may lead back to where the player came from. */
export function policyOf(...formTargets: string[]): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    // Apps of the sandbox's partners show it in a sheet of their own.
    `frame-ancestors 'self'`,
  ].join('; ');
}
