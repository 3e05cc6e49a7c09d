import { dormantText, shutWhileDormant } from '@perya/contract/limits/restrictions';
import { eventOf } from '../../../platform/events/event.ts';
import type { Guards } from '../../../platform/http/gates/admission.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { LoginReaction } from '../../identity/index.ts';
import { dormancyEnded } from '../events.ts';
import type { LimitsServices } from '../services.ts';

/** At the gates of play and withdrawals: whoever was away for long shows anew who they are. */
export async function admitInUse(
  { dormancy }: Pick<LimitsServices, 'dormancy'>,
  ...[action, { uid }]: Parameters<Guards['restriction']>
): Promise<void> {
  if (shutWhileDormant.includes(action) && (await dormancy.isDormant(uid))) {
    throw new Refusal('RESTRICTED', dormantText);
  }
}

/**
 * A login by a code ends it: of the phone, or of the authenticator. A password alone or the word of a partner's app may
 * be a year old and somebody else's by now; a session that was open before has shown nothing at all.
 */
export const endDormancy =
  ({ dormancy, identity }: Pick<LimitsServices, 'dormancy' | 'identity'>): LoginReaction =>
  async (tx, { uid, hasShownCode }) => {
    if (!hasShownCode || !(await dormancy.isDormant(uid, tx))) return null;
    const { brandName: brand } = await identity.hold(tx, uid);
    await dormancy.hold(tx, uid);
    await dormancy.write(tx, uid, `player:${uid}`, false);
    const { now } = await dormancy.readUse(uid, tx);
    return {
      entries: [{ action: 'limits.dormancy-ended', subject: { kind: 'player', uid } }],
      events: [eventOf(dormancyEnded, { uid, key: `${uid}/${now.getTime()}` }, { brand })],
    };
  };
