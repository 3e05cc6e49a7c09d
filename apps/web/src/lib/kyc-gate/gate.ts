import type { askGate } from './ask-gate.ts';

/** For any control whose call names a gate: `throughKycGate(claimBonus, () => …)`, before its sheet opens. Tables and texts are loaded with the first action. */
export async function throughKycGate(...asked: Parameters<typeof askGate>): Promise<void> {
  const gate = await import('./ask-gate.ts');
  return gate.askGate(...asked);
}
