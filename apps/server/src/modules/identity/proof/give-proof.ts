import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { giveProof as call } from '@perya/contract/identity/calls/proof';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import type { Player } from '../account/player.store.ts';
import { requirePlayer } from '../account/require-player.ts';
import { useCode } from '../codes/check-code.ts';
import { phoneContact } from '../codes/contact.ts';
import { isPasswordOf } from '../login/login-by-password.ts';
import { proofLifeSeconds } from '../policy.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import type { IdentityServices } from '../services.ts';
import { newToken, presentSession } from '../sessions/open-session.ts';

type Given = RequestOf<typeof call>;

/** Each kind counts its wrong attempts as it does at login. */
async function check(
  services: IdentityServices,
  context: PlayerContext,
  player: Player,
  given: Given,
): Promise<void> {
  const own = phoneContact(player.countryCode, player.phone);
  if (given.kind === 'password') {
    const isRight = await isPasswordOf(services, context, own, player, given.password);
    if (!isRight) throw new Refusal('LOGIN_WRONG', wrongPassword);
    return;
  }
  const isRight =
    given.kind === 'totp'
      ? player.totpConfirmedAt !== null &&
        (await checkSecondFactor(services, context, player, given.code))
      : (await useCode(services, context, given.otp_id, given.code, ['proof'])) === own;
  if (!isRight) throw new Refusal('CODE_WRONG');
}

const wrongPassword = { en: 'The password is wrong', tl: 'Mali ang password' };

/** Shows anew who the player is; the session keeps it for a few minutes, under a token that nobody had before. */
export async function giveProof(
  services: IdentityServices,
  context: PlayerContext,
  given: Given,
): Promise<AnswerOf<typeof call>> {
  const { uid } = context;
  const player = await requirePlayer(services, uid);
  await check(services, context, player, given);
  const { token, tokenHash } = newToken();
  return services.audit.record(byPlayer(uid, context), async (tx) => {
    const expiresAt = await services.proofs.give(tx, context, given.kind, tokenHash);
    if (!expiresAt) throw new Refusal('UNAUTHENTICATED');
    const proved_until = Math.floor(Date.now() / 1000) + proofLifeSeconds;
    return {
      result: { ...presentSession({ token, expiresAt }), proved_until },
      entries: [
        {
          action: 'identity.proved',
          subject: { kind: 'player', uid },
          after: { proved_by: given.kind },
        },
      ],
    };
  });
}
