import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  pauseJackpot as pauseCall,
  StaffJackpot,
} from '@perya/contract/games/staff-calls/jackpots';
import { jackpotReturn } from '@perya/contract/rules/jackpots/jackpots';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import type { DeskJackpot } from './desk.store.ts';

const presentRow = (row: DeskJackpot): StaffJackpot => ({
  code: row.code,
  name_en: row.nameEn,
  name_tl: row.nameTl,
  state: row.state,
  share_ppm: row.sharePpm,
  seed: toPesos(row.seed),
  cap: toPesos(row.cap),
  must_drop: row.mustDrop,
  one_in: toPesos(row.oneIn),
  games: row.games,
  version: row.version,
  amount: toPesos(row.amount),
  reserve: toPesos(row.reserve),
  return_ppm: jackpotReturn({
    share_ppm: row.sharePpm,
    seed: row.seed,
    cap: row.cap,
    must_drop: row.mustDrop,
    one_in: row.oneIn,
  }),
  contributed: toPesos(row.contributed),
  seeded: toPesos(row.seeded),
  won: toPesos(row.won),
  wins: row.wins,
  last_won_at: seconds(row.lastWonAt),
});

export async function listStaffJackpots({ jackpots }: Pick<GamesServices, 'jackpots'>) {
  return { rows: (await jackpots.desk.list()).map(presentRow) };
}

/** Stops it at once; to let it run again takes two. */
export async function pauseJackpot(
  services: Pick<GamesServices, 'jackpots' | 'audit'>,
  context: StaffContext,
  { code, seen, reason }: RequestOf<typeof pauseCall>,
): Promise<AnswerOf<typeof pauseCall>> {
  const { desk } = services.jackpots;
  await services.audit.record(byStaff(context), async (tx) => {
    const held = (await desk.lockAll(tx)).find((one) => one.code === code);
    if (!held) throw new Refusal('NOT_FOUND');
    if (held.version !== seen) throw new Refusal('CHANGED_MEANWHILE');
    if (held.state === 'off') throw new Refusal('NOTHING_TO_CHANGE');
    await desk.setState(tx, held.id, 'off');
    return {
      result: undefined,
      entries: [
        {
          action: 'games.jackpot-stopped' as const,
          subject: { kind: 'house' as const },
          before: { jackpot: code, state: held.state },
          after: { jackpot: code, state: 'off' },
          reason,
        },
      ],
    };
  });
  return listStaffJackpots(services);
}
