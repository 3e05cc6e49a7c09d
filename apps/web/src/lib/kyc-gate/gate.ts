import type { askGate } from './ask-gate.ts';

/** For any control whose action needs an identity check: `throughKycGate('play', () => …)`. Table and texts are loaded with the first action. */
export async function throughKycGate(...asked: Parameters<typeof askGate>): Promise<void> {
  const gate = await import('./ask-gate.ts');
  return gate.askGate(...asked);
}
