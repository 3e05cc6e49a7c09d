import type { Page } from '@playwright/test';

/** The first byte of the answer that grants the topics of live messages. */
const granted = 0x90;

/** Does what opens a page of a player, and waits until its app hears live messages. */
export async function untilListening(page: Page, act: () => Promise<unknown>): Promise<void> {
  const line = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/mqtt'));
  await act();
  await (await line).waitForEvent('framereceived', ({ payload }) => payload[0] === granted);
}
