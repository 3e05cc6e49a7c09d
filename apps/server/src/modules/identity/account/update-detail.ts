import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, type Recorded } from '../../audit/index.ts';
import { detailChanged } from '../events.ts';
import { type ChosenAvatar, publishAvatar } from '../pictures/publish-avatar.ts';
import { nicknameEveryDays } from '../policy.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from '../sessions/place.ts';
import { type Player, takenBy } from './player.store.ts';

export interface DetailChange {
  nickname?: string | undefined;
  email?: string | undefined;
  avatar?: string | undefined;
}

type Field = keyof DetailChange;

/** Who had proved an address may not lose it to whoever holds the session: that asks for a fresh proof. */
async function changeEmail(
  services: IdentityServices,
  context: PlayerContext,
  tx: Recorded,
  held: Player,
  email: string,
): Promise<string | null> {
  const isReplaced =
    held.emailProvedAt !== null && held.email?.toLowerCase() !== email.toLowerCase();
  if (isReplaced) await requireFreshProof(services, context, proofKindsOf(held), tx);
  await services.players.setEmail(tx, context.uid, email);
  return isReplaced ? held.email : null;
}

/** Changes what is asked for, all or nothing; what was held before comes from the locked row. */
function changeDetail(
  services: IdentityServices,
  context: PlayerContext,
  change: DetailChange,
  picture: ChosenAvatar | null,
): Promise<boolean> {
  const { audit, players } = services;
  const { uid } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    const held = await players.lock(tx, uid);
    const { nickname, email } = change;
    const avatar = picture?.key;
    if (
      nickname !== undefined &&
      !(await players.setNickname(tx, uid, nickname, nicknameEveryDays))
    ) {
      throw new Refusal('NICKNAME_TOO_SOON');
    }
    const replacedEmail =
      email === undefined ? null : await changeEmail(services, context, tx, held, email);
    if (picture !== null) {
      await picture.wear(tx);
      await players.setAvatar(tx, uid, picture.key);
    }
    const fields = (['nickname', 'email', 'avatar'] as const).filter(
      (field) => change[field] !== undefined,
    );
    const only = (values: Record<Field, string | null | undefined>) =>
      Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
    return {
      result: true,
      entries: [
        {
          action: 'identity.detail-changed',
          subject: { kind: 'player', uid },
          before: only(held),
          after: only({ nickname, email, avatar }),
        },
      ],
      events: [
        eventOf(
          detailChanged,
          { uid, key: context.requestId },
          { ...placeOf(context), fields, ...(replacedEmail !== null && { replacedEmail }) },
        ),
      ],
    };
  });
}

export async function updateDetail(
  services: IdentityServices,
  context: PlayerContext,
  change: DetailChange,
): Promise<boolean> {
  const { nickname, email, avatar } = change;
  if (nickname === undefined && email === undefined && avatar === undefined) {
    throw new Refusal('NOTHING_TO_CHANGE');
  }
  const picture = avatar === undefined ? null : await publishAvatar(services, context.uid, avatar);
  try {
    return await changeDetail(services, context, change, picture);
  } catch (error) {
    await picture?.forget();
    throw takenBy(error) === 'player_nickname' ? new Refusal('NICKNAME_TAKEN') : error;
  }
}
