import { ClientError } from '@perya/contract/client-errors';

/** Asks the player to show anew who they are; answers whether they did. */
export type AskForProof = (kinds: readonly string[]) => Promise<boolean>;

let asker: AskForProof = async () => false;

/** The app puts its sheet here: what sends may not know the screens. */
export function offerProof(ask: AskForProof): void {
  asker = ask;
}

export const askForProof: AskForProof = (kinds) => asker(kinds);

export function isProofRequired(error: unknown): error is ClientError {
  return error instanceof ClientError && error.code === 'PROOF_REQUIRED';
}
