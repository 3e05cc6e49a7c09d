import type { AnswerOf } from '@perya/contract/call';
import {
  type readToday as call,
  isUnusual,
  type PulseMeasured,
} from '@perya/contract/house/staff-calls/today';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { Beats } from '../../../platform/lists/pulse.ts';
import type { HouseServices } from '../services.ts';

const present = ({ count, sum }: Beats): PulseMeasured => ({
  count,
  sum: sum === null ? null : toPesos(sum),
});

/** The day so far against the same hours a week ago. */
export async function readToday(
  { pulses, lookAtToday }: Pick<HouseServices, 'pulses' | 'lookAtToday'>,
  context: StaffContext,
): Promise<AnswerOf<typeof call>> {
  const seen = pulses.filter(({ permission }) => context.permissions.has(permission));
  const rows = await Promise.all(
    seen.map(async (source) => {
      const { today, weekAgo } = await lookAtToday(source);
      return {
        name: source.name,
        today: present(today),
        week_ago: present(weekAgo),
        is_unusual: isUnusual(today.count, weekAgo.count),
      };
    }),
  );
  return { rows };
}
