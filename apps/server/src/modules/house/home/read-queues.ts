import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { Queue } from '@perya/contract/house/staff-calls/home';
import type { setQueueDue as call } from '@perya/contract/house/staff-calls/queues';
import { permissionNames } from '@perya/contract/staff/permissions';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { WaitingMark } from '../../../platform/live/staff-line.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';
import type { Caller } from './queues.ts';

/** What waits for the caller, and how long each queue may let somebody wait. */
export async function readQueues(
  { queues, due }: Pick<HouseServices, 'queues' | 'due'>,
  caller: Caller,
): Promise<Queue[]> {
  const seen = queues.filter(({ permission }) => caller.permissions.has(permission));
  const [minutes, waiting] = await Promise.all([
    due.list(),
    Promise.all(seen.map(({ look }) => look(caller))),
  ]);
  return seen.map(({ name }, at) => ({
    name,
    waiting: waiting[at]?.count ?? 0,
    oldest_at: seconds(waiting[at]?.oldestAt ?? null),
    due_minutes: minutes.get(name) ?? null,
  }));
}

/**
 * No member of staff is meant. A mark is one for everybody who hears of a queue, so reports of the law change none:
 * whoever does not work on them would learn of one. Those who do find them with the next look of the app.
 */
const anybody: Caller = {
  staffId: 0n,
  permissions: new Set(permissionNames.filter((name) => name !== 'reports.read')),
};

/** A mark of each queue, which changes with what waits there, for lines that tell staff of news. */
export async function markQueues({
  queues,
}: Pick<HouseServices, 'queues'>): Promise<readonly WaitingMark[]> {
  return Promise.all(
    queues.map(async ({ name, permission, look }) => {
      const { count, oldestAt } = await look(anybody);
      return { name, permission, mark: `${count} ${seconds(oldestAt) ?? ''}` };
    }),
  );
}

export async function setQueueDue(
  { audit, due }: Pick<HouseServices, 'audit' | 'due'>,
  context: StaffContext,
  { name, due_minutes: minutes, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return audit.record<{ changed: boolean }>(byStaff(context), async (tx) => {
    const before = await due.set(tx, name, minutes);
    if (before === minutes) return nothingChanged({ changed: false });
    return {
      result: { changed: true },
      entries: [
        {
          action: 'house.queue-due-set',
          subject: { kind: 'house' },
          before: { queue: name, due_minutes: before },
          after: { queue: name, due_minutes: minutes },
          reason,
        },
      ],
    };
  });
}
