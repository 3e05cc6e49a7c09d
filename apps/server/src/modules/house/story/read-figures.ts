import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type readPlayerFigures as call,
  playerFigureDays,
} from '@perya/contract/house/staff-calls/player-figures';
import { manilaDay } from '@perya/contract/manila-time';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { DaySum } from '../../../platform/lists/gauge.ts';
import type { HouseServices } from '../services.ts';

const dayMs = 24 * 3_600_000;

const sumOf = (sums: readonly DaySum[]) =>
  centavos(sums.reduce((total, { amount }) => total + amount, 0n));

/** The last days in Manila, the oldest first. */
const lastDays = (): string[] =>
  Array.from({ length: playerFigureDays }, (_, place) =>
    manilaDay(Date.now() - (playerFigureDays - 1 - place) * dayMs),
  );

/** The figures of a player that the caller may read: in all, and by the day of late. */
export async function readFigures(
  { gauges, vip, points }: Pick<HouseServices, 'gauges' | 'vip' | 'points'>,
  context: StaffContext,
  { uid }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const days = lastDays();
  const asked = gauges.filter(({ permission }) => context.permissions.has(permission));
  const readAll = asked.map(async ({ name, read }) => {
    const sums = await read(BigInt(uid));
    const byDay = days.map((day) => sums.filter((sum) => sum.day === day));
    return {
      name,
      total: toPesos(sumOf(sums)),
      days: byDay.map((each) => toPesos(sumOf(each))),
    };
  });
  const [rows, { level }, wallet] = await Promise.all([
    Promise.all(readAll),
    vip.standingOf(BigInt(uid)),
    context.permissions.has('promotions.read') ? points.wallet(BigInt(uid)) : null,
  ]);
  return { vip_level: level, filcoins: wallet && Number(wallet.balance), rows };
}
