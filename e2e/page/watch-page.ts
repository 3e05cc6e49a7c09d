import type { Page } from '@playwright/test';

/** Requests that are aborted by a navigation are no problem. */
const cutOff = 'net::ERR_ABORTED';

/** From a page that a test has written itself Chromium opens no line to this machine. */
const noLine = 'net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS';

/** Reports every error of the page: exceptions, console errors, failed requests, policy violations. */
export function watchPage(page: Page, report: (problem: string) => void): void {
  page.on('pageerror', (error) => report(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes(noLine)) return;
    report(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== cutOff) report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`answer: ${response.status()} ${response.url()}`);
  });
}
