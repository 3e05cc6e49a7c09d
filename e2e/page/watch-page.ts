import type { Page } from '@playwright/test';

/** Leaving a page cuts off what was still on its way; nobody lacks it. */
const cutOff = 'net::ERR_ABORTED';

/** Tells of everything in which the browser found fault, the page's security policy included. */
export function watchPage(page: Page, tell: (problem: string) => void): void {
  page.on('pageerror', (error) => tell(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') tell(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== cutOff) tell(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) tell(`answer: ${response.status()} ${response.url()}`);
  });
}
