import { randomBytes } from 'node:crypto';
import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { readableSecret } from '../../../platform/credentials/readable-secret.ts';
import { toBase32, totpUri } from '../../../platform/credentials/totp.ts';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import { requirePlayer } from '../account/require-player.ts';
import { recoveryCodesRenewed, secondFactorChanged } from '../events.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { originOf } from '../sessions/origin.ts';
import { placeOf } from '../sessions/place.ts';
import { checkSecondFactor } from './check-second-factor.ts';

const secretBytes = 20;
const recoveryCodes = 8;

/** Proposes a secret; nothing is asked of the player until a first code has confirmed it. */
export async function beginTotp(services: IdentityServices, context: PlayerContext) {
  const player = await requirePlayer(services, context.uid);
  if (player.totpConfirmedAt !== null) throw new Refusal('TOTP_ALREADY_ON');
  await requireFreshProof(services, context, proofKindsOf(player));
  const issuer = originOf(context).brandName;
  const secret = randomBytes(secretBytes);
  if (!(await services.totps.propose(player.uid, services.keyring.seal(secret)))) {
    throw new Refusal('TOTP_ALREADY_ON');
  }
  return { secret: toBase32(secret), uri: totpUri(secret, issuer, `+63${player.phone}`) };
}

function newRecoveryCodes({ keyring }: IdentityServices) {
  const codes = Array.from({ length: recoveryCodes }, readableSecret);
  const hashes = codes.map((code) => keyring.digest('recovery', plainSecondFactor(code)));
  return { codes, hashes };
}

/** What is written when the second factor was switched. */
function accountOfSwitch(context: PlayerContext, isOn: boolean) {
  const { uid } = context;
  return {
    entries: [
      {
        action: 'identity.second-factor-changed' as const,
        subject: { kind: 'player' as const, uid },
        before: { is_on: !isOn },
        after: { is_on: isOn },
      },
    ] as const,
    events: [
      eventOf(secondFactorChanged, { uid, key: context.requestId }, { ...placeOf(context), isOn }),
    ],
  };
}

export async function confirmTotp(
  services: IdentityServices,
  context: PlayerContext,
  code: string,
) {
  const { audit, players, sessions, totps } = services;
  const { uid } = context;
  const player = await requirePlayer(services, uid);
  if (player.totpConfirmedAt !== null) throw new Refusal('TOTP_ALREADY_ON');
  const kinds = proofKindsOf(player);
  // Before the code is used up: it serves again once the proof is given.
  await requireFreshProof(services, context, kinds);
  if (!(await checkSecondFactor(services, context, player, code))) throw new Refusal('CODE_WRONG');
  const { codes, hashes } = newRecoveryCodes(services);
  return audit.record(byPlayer(uid, context), async (tx) => {
    await players.lock(tx, uid);
    await requireFreshProof(services, context, kinds, tx);
    await totps.confirm(tx, uid, hashes);
    await sessions.distrustDevices(tx, uid);
    return { result: { recovery_codes: codes }, ...accountOfSwitch(context, true) };
  });
}

export async function endTotp(services: IdentityServices, context: PlayerContext, code: string) {
  const { audit, totps } = services;
  const { uid } = context;
  const player = await requirePlayer(services, uid);
  if (!(await checkSecondFactor(services, context, player, code))) throw new Refusal('CODE_WRONG');
  return audit.record(byPlayer(uid, context), async (tx) => {
    await totps.end(tx, uid);
    return { result: true, ...accountOfSwitch(context, false) };
  });
}

/** New recovery codes for whoever has used some or lost the list; the old ones end. */
export function renewRecoveryCodes(services: IdentityServices, context: PlayerContext) {
  const { audit, players, totps } = services;
  const { uid } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    const player = await players.lock(tx, uid);
    if (player.totpConfirmedAt === null) throw new Refusal('TOTP_OFF');
    await requireFreshProof(services, context, proofKindsOf(player), tx);
    const { codes, hashes } = newRecoveryCodes(services);
    await totps.replaceRecoveryCodes(tx, uid, hashes);
    return {
      result: { recovery_codes: codes },
      entries: [{ action: 'identity.recovery-codes-renewed', subject: { kind: 'player', uid } }],
      events: [eventOf(recoveryCodesRenewed, { uid, key: context.requestId }, placeOf(context))],
    };
  });
}
