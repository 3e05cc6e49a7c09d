import { eventOf } from '../../../platform/events/event.ts';
import type { Recorded } from '../../audit/index.ts';
import { accountErased } from '../events.ts';
import type { IdentityServices } from '../services.ts';
import type { Written } from './close-account.ts';

/**
 * Empties an account that was closed so many years ago, of a player who is held; null where that is not due. The files
 * are removed after the commit: what stays behind is swept in the night.
 */
export async function eraseWithin(
  { closings }: Pick<IdentityServices, 'closings'>,
  tx: Recorded,
  uid: bigint,
  years: number,
): Promise<(Written & { keys: string[] }) | null> {
  const closing = await closings.find(uid, tx);
  const keys = await closings.erase(tx, uid, years);
  if (closing === null || keys === null) return null;
  const closedAt = closing.closedAt.toISOString();
  return {
    keys,
    entries: [
      {
        action: 'identity.account-erased',
        subject: { kind: 'player', uid },
        before: { closed_at: closedAt },
        after: { retention_years: years, files: keys.length },
      },
    ],
    events: [eventOf(accountErased, { uid, key: closedAt }, {})],
  };
}
