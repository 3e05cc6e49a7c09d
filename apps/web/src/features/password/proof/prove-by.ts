import type { InputOf } from '@perya/contract/call';
import { giveProof } from '@perya/contract/identity/calls/proof';
import type { SubmitClient } from '../../../lib/query/submit-client.ts';
import { sessionToken } from '../../../lib/session/session-token.ts';

/** Gives the proof and goes on with the token that it made, in every tab and whether or not the sheet is still open. */
export async function proveBy(
  client: Pick<SubmitClient, 'call'>,
  given: InputOf<typeof giveProof>,
): Promise<void> {
  const { token, expires_at } = await client.call(giveProof, given);
  // Another tab has logged out meanwhile, and it stays so.
  if (sessionToken.get() !== null) sessionToken.set(token, expires_at);
}
