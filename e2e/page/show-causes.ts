import type { BrowserContext } from '@playwright/test';

/** An error of hydration says that there was one; what went wrong is its cause, which the browser does not print. */
export async function showCauses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) reportError(error.cause);
    });
  });
}
