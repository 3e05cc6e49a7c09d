import type { ProofKind } from '@perya/contract/identity/calls/proof';
import { loadMessages } from '../../lib/language/messages.ts';
import { offerProof as offer } from '../../lib/query/proof-asker.ts';

/** Registers the sheet that asks for a fresh proof; code and messages are loaded when it is first needed. */
export function offerProof(): void {
  offer(async (kinds) => {
    await loadMessages('password');
    const { askForProof } = await import('../../features/password/proof/ask-for-proof.tsx');
    return askForProof(kinds as readonly ProofKind[]);
  });
}
