import type { FiguresPolicyWanted } from '@perya/contract/reports/staff-calls/days';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { ReportsServices } from '../services.ts';

async function requireOpen(
  { policy }: Pick<ReportsServices, 'policy'>,
  { from_day: fromDay, day_hour: hour }: FiguresPolicyWanted,
): Promise<void> {
  const [hasBegun, lines] = await Promise.all([policy.hasBegun(fromDay, hour), policy.list()]);
  if (hasBegun) throw new Refusal('DAY_HAS_BEGUN');
  if (lines.some((line) => line.fromDay === fromDay)) throw new Refusal('DAY_HAS_POLICY');
}

const percent = (basisPoints: number) => (basisPoints / 100).toFixed(2);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Lets gaming days begin at another hour, or the regulator take another share, from a day on that has not begun. */
export function changePolicy(
  services: Pick<ReportsServices, 'policy'>,
): RequestAction<FiguresPolicyWanted> {
  return {
    async describe(input) {
      await requireOpen(services, input);
      const { from_day: day, day_hour: hour, share_basis_points: share } = input;
      return {
        subject: { kind: 'house' },
        topic: day,
        says: {
          en: `From the gaming day ${day} on, a day begins at ${clock(hour)} in Manila and the regulator takes ${percent(share)} % of the gross revenue. Days that have begun stay as they are.`,
          tl: `Mula sa gaming day na ${day}, nagsisimula ang araw nang ${clock(hour)} sa Maynila at ${percent(share)} % ng gross revenue ang kukunin ng regulator. Hindi magbabago ang mga araw na nagsimula na.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const isAdded = await services.policy.add(tx, input, nameOfActor(origin.actor));
      if (!isAdded) throw new Refusal('DAY_HAS_BEGUN');
      return {
        entries: [
          {
            action: 'reports.policy-changed',
            subject: { kind: 'house' },
            after: { ...input },
            reason,
          },
        ],
      };
    },
  };
}
