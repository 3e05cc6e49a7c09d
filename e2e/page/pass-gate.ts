import type { BrowserContext, Page } from '@playwright/test';

/** As if the visitor had agreed and looked around earlier in this browser session. */
export async function passGate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page that is still empty has no storage.
    if (origin === 'null') return;
    sessionStorage.setItem('perya:v1:terms-gate', 'true');
    sessionStorage.setItem('perya:v1:looked-around', 'true');
  });
}

/** Agrees and proceeds, as a visitor does; after a logout the gate stands there again. */
export async function proceedThroughGate(page: Page): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'Before you come in' });
  await gate.getByRole('checkbox').check();
  await gate.getByRole('button', { name: 'Proceed' }).click();
  await gate.waitFor({ state: 'hidden' });
}
