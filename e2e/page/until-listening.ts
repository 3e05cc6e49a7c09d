import type { Page } from '@playwright/test';

/** The first byte of the answer that grants the topics of live messages. */
const granted = 0x90;

/** Does what opens a page of a player, and waits until its app hears live messages: the answer may come before the page is alive. */
export async function untilListening(page: Page, act: () => Promise<unknown>): Promise<void> {
  const listening = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/mqtt'))
    .then((line) => line.waitForEvent('framereceived', ({ payload }) => payload[0] === granted));
  await act();
  await listening;
}
