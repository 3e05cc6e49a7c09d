import type { Page } from '@playwright/test';

/** Writes down the words of every toast: on a busy machine one may be gone before anybody has looked. */
export async function noteToasts(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => void said.push(text));
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast: (text: string | null) => void };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.matches('.toast')) noteToast(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return said;
}
