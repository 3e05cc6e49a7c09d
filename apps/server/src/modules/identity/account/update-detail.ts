import type { ErrorCode } from '@perya/contract/errors';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import type { IdentityServices } from '../dependencies.ts';
import { detailChanged } from '../events.ts';
import { nicknameEveryDays } from '../policy.ts';
import { placeOf } from '../sessions/place.ts';
import { takenBy } from './player.store.ts';

export interface DetailChange {
  nickname?: string | undefined;
  email?: string | undefined;
  avatar?: string | undefined;
}

const taken: Record<string, ErrorCode> = {
  player_nickname: 'NICKNAME_TAKEN',
  player_email: 'EMAIL_TAKEN',
};

type Field = keyof DetailChange;

/** Changes what is asked for, all or nothing; what was held before comes from the locked row. */
function changeDetail(
  { audit, players, uploads }: IdentityServices,
  context: PlayerContext,
  change: DetailChange,
): Promise<boolean> {
  const { uid } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    const held = await players.lock(tx, uid);
    if (!held) throw new Refusal('UNAUTHENTICATED');
    const { nickname, email, avatar } = change;
    if (
      nickname !== undefined &&
      !(await players.setNickname(tx, uid, nickname, nicknameEveryDays))
    ) {
      throw new Refusal('NICKNAME_TOO_SOON');
    }
    if (email !== undefined) await players.setEmail(tx, uid, email);
    if (avatar !== undefined) {
      // Only what the player has uploaded: a path is never believed.
      if (!(await uploads.wear(tx, uid, avatar))) throw new Refusal('FILE_UNKNOWN');
      await players.setAvatar(tx, uid, avatar);
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
        eventOf(detailChanged, { uid, key: context.requestId }, { ...placeOf(context), fields }),
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
  try {
    return await changeDetail(services, context, change);
  } catch (error) {
    const code = taken[takenBy(error) ?? ''];
    throw code ? new Refusal(code) : error;
  }
}
