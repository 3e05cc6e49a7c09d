import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { changeWinsSwitch as call } from '@perya/contract/games/staff-calls/wins-switch';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';

export async function readWinsSwitch({
  recentWins,
}: Pick<GamesServices, 'recentWins'>): Promise<AnswerOf<typeof call>> {
  const { isOn, changedAt } = await recentWins.readSwitch();
  return { is_on: isOn, changed_at: seconds(changedAt) };
}

/** Of two who turn it the same way, the second is told that nothing was to be done. */
export async function changeWinsSwitch(
  services: Pick<GamesServices, 'recentWins' | 'homeFeed' | 'audit'>,
  context: StaffContext,
  { is_on: isOn, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  await services.audit.record(byStaff(context), async (tx) => {
    if (!(await services.recentWins.turn(tx, isOn))) throw new Refusal('NOTHING_TO_CHANGE');
    return {
      result: undefined,
      entries: [
        {
          action: 'games.wins-switched',
          subject: { kind: 'house' as const },
          before: { is_on: !isOn },
          after: { is_on: isOn },
          reason,
        },
      ],
    };
  });
  services.homeFeed.forget();
  return readWinsSwitch(services);
}
