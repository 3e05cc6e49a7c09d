import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import { type AuditOrigin, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { NewPlayer } from '../account/player.store.ts';
import { phoneContact } from '../codes/contact.ts';
import { registered } from '../events.ts';
import type { IdentityServices } from '../services.ts';

export interface Registration {
  uid: bigint;
  isNew: boolean;
}

/** What else belongs to the registration, in its transaction. */
type Further = (tx: Recorded, uid: bigint) => Promise<Entry[]>;

/** The player of this phone, registered if there is none. */
export function ensurePlayer(
  { audit, players, referrals }: IdentityServices,
  origin: AuditOrigin,
  brand: string,
  player: NewPlayer,
  further: Further = async () => [],
): Promise<Registration> {
  return audit.record(origin, async (tx) => {
    const result = await players.ensure(tx, player);
    const { uid, isNew } = result;
    if (!isNew) return nothingChanged(result);
    if (player.referrerId) await referrals.note(tx, uid, player.referrerId, player.channelId ?? '');
    const { device, address } = origin;
    const { adId = '', adClickId = '' } = player;
    const events: NewEvent[] = [
      eventOf(
        registered,
        { uid, key: String(uid) },
        { brand, tag: player.brand ?? '', device, address, adId, adClickId },
      ),
    ];
    const entry: Entry = {
      action: 'identity.registered',
      subject: { kind: 'player', uid },
      after: { phone: phoneContact(player.countryCode, player.phone), tester: player.tester },
    };
    return { result, entries: [entry, ...(await further(tx, uid))], events };
  });
}
