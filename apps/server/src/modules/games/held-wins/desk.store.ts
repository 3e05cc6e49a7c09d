import type { RoundDetails } from '@perya/contract/provider-api/wire';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type Decision, type HeldWin, heldWinColumns } from './held-wins.store.ts';

/** A held win as the desk shows it, with its round and with what became of it. */
export interface DeskWin extends HeldWin {
  betId: bigint;
  decision: Decision | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionReason: string | null;
}

/** The round of a held win; a promotion has none. */
export interface DeskRound {
  roundId: string;
  status: string;
  stake: Centavos;
  payout: Centavos;
  createdAt: Date;
  settledAt: Date | null;
  details: RoundDetails | null;
}

export interface DeskFilter {
  state: 'waiting' | 'decided';
  uid?: string | undefined;
}

const deskColumns = `${heldWinColumns}, h.bet_id, h.decision, h.decided_at,
  h.decided_by, h.decision_reason`;

export function createDeskStore(pool: pg.Pool) {
  return {
    page: createList<DeskWin, DeskFilter>(pool, {
      columns: deskColumns,
      from: 'games.held_win h',
      key: [byNumber('h.movement_id')],
      // What waits oldest first, what was decided newest first.
      isAscending: ({ state }) => state === 'waiting',
      where: ({ state, uid }, asked) => [
        `h.decision is ${state === 'decided' ? 'not null' : 'null'}`,
        asked('h.bucket = platform.bucket_of(?) and h.uid = ?', uid),
      ],
    }).page,

    async find(id: bigint): Promise<DeskWin | null> {
      const { rows } = await pool.query<DeskWin>(
        `select ${deskColumns} from games.held_win h where h.movement_id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    async findRound(uid: bigint, betId: bigint): Promise<DeskRound | null> {
      const { rows } = await pool.query<DeskRound>(
        `select b.round_id, b.status, b.stake, b.payout, b.created_at, b.settled_at,
           (select m.details from games.movement m
            where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.details is not null
            order by m.id desc limit 1) as details
         from games.bet b where b.bucket = platform.bucket_of($1) and b.uid = $1 and b.id = $2`,
        [uid, betId],
      );
      return rows[0] ?? null;
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
