import type { ProofKind } from '@perya/contract/identity/calls/proof';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { Player } from '../account/player.store.ts';
import { requirePlayer } from '../account/require-player.ts';
import type { IdentityServices } from '../services.ts';
import type { SessionProof } from './proof.store.ts';

/** Whoever asks, as far as their session is concerned. */
type Asking = Pick<PlayerContext, 'uid' | 'session' | 'token'>;

type Prover = Pick<Player, 'totpConfirmedAt' | 'isPasswordOld'>;

/**
 * Who has an authenticator app is known by it alone, or a stolen SIM could switch it off. A young password proves
 * nothing: the first one needs no step, so whoever holds a session could make their proof themselves.
 */
export function proofKindsOf({ totpConfirmedAt, isPasswordOld }: Prover): readonly ProofKind[] {
  if (totpConfirmedAt !== null) return ['totp'];
  return isPasswordOld ? ['code', 'password'] : ['code'];
}

/** For the phone number itself: a code to the old one, or the app of a player who has lost it. */
export function phoneProofKindsOf({ totpConfirmedAt }: Prover): readonly ProofKind[] {
  return totpConfirmedAt === null ? ['code'] : ['totp', 'code'];
}

async function requireSession(
  { proofs }: IdentityServices,
  context: Asking,
  tx?: Recorded,
): Promise<SessionProof> {
  const tokenHash = hashToken(context.token);
  const session = await proofs.find({ ...context, tokenHash }, tx);
  if (!session) throw new Refusal('UNAUTHENTICATED');
  return session;
}

const isProvedBy = ({ provedBy }: SessionProof, kinds: readonly ProofKind[]) =>
  provedBy !== null && kinds.includes(provedBy);

/**
 * Whatever changes how one gets in asks that the player showed who they are within the last minutes.
 * Inside its transaction too, so that a session that was ended meanwhile changes nothing any more.
 */
export async function requireFreshProof(
  services: IdentityServices,
  context: Asking,
  kinds: readonly ProofKind[],
  tx?: Recorded,
): Promise<void> {
  const session = await requireSession(services, context, tx);
  if (!isProvedBy(session, kinds)) throw new ProofRequired(kinds);
}

/** For what changes in modules above: by whatever the player can show. */
export async function requireOwnFreshProof(
  services: IdentityServices,
  context: Asking,
  tx?: Recorded,
): Promise<void> {
  const { players } = services;
  const player = tx
    ? await players.lock(tx, context.uid)
    : await requirePlayer(services, context.uid);
  await requireFreshProof(services, context, proofKindsOf(player), tx);
}

/** Whoever left a session alone for so long shows anew who they are before money moves. */
export async function requireAwake(
  services: IdentityServices,
  context: Asking,
  minutes: number,
): Promise<void> {
  const idle = await services.sessions.readIdleSeconds(context.uid, context.session);
  if (idle === null) throw new Refusal('UNAUTHENTICATED');
  if (idle >= minutes * 60) await requireOwnFreshProof(services, context);
}

/** A first password is set without a step in a session that a code has opened not long ago. */
export async function requireFirstPasswordProof(
  services: IdentityServices,
  context: PlayerContext,
  player: Player,
  tx?: Recorded,
): Promise<void> {
  const session = await requireSession(services, context, tx);
  const kinds = proofKindsOf(player);
  const isFree = session.isOpenedByCode && player.totpConfirmedAt === null;
  if (!isFree && !isProvedBy(session, kinds)) throw new ProofRequired(kinds);
}

export async function isFreshlyProvedBy(
  services: IdentityServices,
  context: PlayerContext,
  kind: ProofKind,
): Promise<boolean> {
  return isProvedBy(await requireSession(services, context), [kind]);
}

class ProofRequired extends Refusal {
  constructor(kinds: readonly ProofKind[]) {
    super('PROOF_REQUIRED', undefined, undefined, { kinds });
  }
}
