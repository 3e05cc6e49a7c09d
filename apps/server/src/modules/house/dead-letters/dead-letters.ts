import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listDeadLetters as call,
  DeadLetter,
} from '@perya/contract/house/staff-calls/dead-letters';
import type { StaffContext } from '../../../platform/http/context.ts';
import { maskContacts } from '../../../platform/outbox/mask-contacts.ts';
import type { DeadLetter as Stored } from '../../../platform/outbox/outbox.store.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, bySystem, nothingChanged } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';

const presentDeadLetter = ({ id, uid, ...letter }: Stored): DeadLetter => ({
  id: String(id),
  channel: letter.channel,
  uid: uid === null ? null : String(uid),
  written_at: seconds(letter.writtenAt),
  died_at: seconds(letter.diedAt),
  attempts: letter.attempts,
  // Those of a release before were kept as the carrier said them.
  why: maskContacts(letter.lastError),
});

/** Messages that were given up, newest first. */
export async function listDeadLetters(
  { outbox }: HouseServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await outbox.dead.page(request);
  return { ...page, rows: page.rows.map(presentDeadLetter) };
}

/** Sends dead letters again; of one that two send at once, one send counts. */
export function resendDeadLetters(
  { audit, outbox }: HouseServices,
  context: StaffContext,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<{ resent: number }> {
  return audit.record(byStaff(context), async (tx) => {
    const revived = await outbox.revive(ids.map(BigInt), tx);
    if (revived.length === 0) return nothingChanged({ resent: 0 });
    return {
      result: { resent: revived.length },
      entries: [
        {
          action: 'house.letters-resent',
          subject: { kind: 'list', list: 'letters' },
          after: { letters: revived.map(String) },
          reason,
        },
      ],
    };
  });
}

/** Letters with words to persons, their numbers and addresses. Grants at a provider and signed days name nobody: they stay. */
const personal = ['message', 'push', 'live'];
/** Longer than any carrier is away; what is older helps nobody who gets it now. */
const keptDays = 30;

/** Forgets dead letters that nobody has sent again, with whom they were for; how many they were stays in the audit. */
export function forgetDeadLetters({
  audit,
  outbox,
}: Pick<HouseServices, 'audit' | 'outbox'>): Promise<void> {
  return audit.record<void>(bySystem('house_forget_letters'), async (tx) => {
    const letters = await outbox.forgetDead(tx, personal, keptDays);
    if (letters === 0) return nothingChanged(undefined);
    return {
      result: undefined,
      entries: [
        {
          action: 'house.letters-forgotten',
          subject: { kind: 'list', list: 'letters' },
          after: { letters },
        },
      ],
    };
  });
}
