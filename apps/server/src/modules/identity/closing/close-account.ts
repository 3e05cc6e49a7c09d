import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AuditOrigin, type Entry, nameOfActor, type Recorded } from '../../audit/index.ts';
import { accountClosed, accountReopened } from '../events.ts';
import { brandNameOf, shutOut } from '../for-staff/shut-out.ts';
import type { IdentityServices } from '../services.ts';
import type { Closing } from './closing.store.ts';

type Needed = Pick<IdentityServices, 'players' | 'sessions' | 'closings'>;

/** What becomes of a closing in the audit and in the log of events. */
export interface Written {
  entries: readonly [Entry, ...Entry[]];
  events: NewEvent[];
}

interface Deed {
  uid: bigint;
  origin: AuditOrigin;
  reason?: string;
}

/** A closing as it stands of a player who is held; refuses where there is none to open again. */
export async function requireClosing(
  { closings }: Pick<IdentityServices, 'closings'>,
  uid: bigint,
  tx?: Recorded,
): Promise<Closing> {
  const closing = await closings.find(uid, tx);
  if (closing === null) throw new Refusal('ACCOUNT_NOT_CLOSED');
  if (closing.erasedAt !== null) throw new Refusal('ACCOUNT_ERASED');
  return closing;
}

/** Closes the account of a player: whoever is in is out, and nobody comes in. Answers until when that can be taken back. */
export async function closeWithin(
  services: Needed,
  tx: Recorded,
  { uid, origin, reason, waitDays }: Deed & { waitDays: number },
): Promise<Written & { until: Date }> {
  const { players, closings } = services;
  const { brand } = await players.hold(tx, uid);
  if ((await closings.find(uid, tx)) !== null) throw new Refusal('ACCOUNT_IS_CLOSED');
  const by = nameOfActor(origin.actor);
  const { sessions, events } = await shutOut(services, tx, { uid, brand });
  const until = await closings.insert(tx, { uid, by, waitDays });
  const payload = { brand: brandNameOf(brand), until: until.toISOString() };
  return {
    until,
    entries: [
      {
        action: 'identity.account-closed',
        subject: { kind: 'player', uid },
        after: { reopens_until: until.toISOString(), sessions_ended: sessions },
        ...(reason !== undefined && { reason }),
      },
    ],
    events: [eventOf(accountClosed, { uid, key: until.toISOString() }, payload), ...events],
  };
}

/** Opens a closed account again, by whoever decided it. */
export async function reopenWithin(
  services: Needed,
  tx: Recorded,
  { uid, reason }: Omit<Deed, 'origin'>,
): Promise<Written> {
  const { brand } = await services.players.hold(tx, uid);
  const closing = await requireClosing(services, uid, tx);
  await services.closings.remove(tx, uid);
  const closedAt = closing.closedAt.toISOString();
  return {
    entries: [
      {
        action: 'identity.account-reopened',
        subject: { kind: 'player', uid },
        before: { closed_at: closedAt, closed_by: closing.closedBy },
        ...(reason !== undefined && { reason }),
      },
    ],
    events: [eventOf(accountReopened, { uid, key: closedAt }, { brand: brandNameOf(brand) })],
  };
}
