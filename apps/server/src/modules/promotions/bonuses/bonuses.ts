import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listPlayerBonuses as call,
  PlayerBonus,
  playerBonusesCalls,
} from '@perya/contract/promotions/staff-calls/bonuses';
import { writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import type pg from 'pg';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import type { Room } from '../../../platform/room.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { Ledger } from '../../ledger/index.ts';
import { readQueued } from '../rewards/list-own-bonuses.ts';
import {
  createPlayerBonusStore,
  type PlayerBonusRow,
  type PlayerBonusStore,
} from './bonuses.store.ts';

interface BonusesServices {
  bonuses: PlayerBonusStore;
  ledger: Pick<Ledger, 'requirements'>;
}

function presentPlayerBonus(row: PlayerBonusRow, queued: bigint): PlayerBonus {
  const own = row.currency === 'PHP' ? row.amount * BigInt(row.wageringTimes) : 0n;
  const open = queued > own ? own : queued;
  const left = row.state === 'offered' ? own : row.state === 'claimed' ? open : 0n;
  return {
    id: String(row.id),
    promotion: row.promotion,
    kind: row.kind,
    name_en: row.nameEn,
    name_tl: row.nameTl,
    period: row.period.startsWith('gift:') ? '' : row.period,
    currency: row.currency,
    amount: writeAmount(row.currency, row.amount),
    state: row.state,
    to_play: toPesos(centavos(own)),
    left: toPesos(centavos(left)),
    offered_at: seconds(row.offeredAt),
    expires_at: seconds(row.expiresAt),
    decided_at: seconds(row.decidedAt),
    moved_by: row.movedBy,
  };
}

async function listPlayerBonuses(
  services: BonusesServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [page, queuedOf] = await Promise.all([
    services.bonuses.page(request),
    readQueued(services, BigInt(request.uid)),
  ]);
  return { ...page, rows: page.rows.map((row) => presentPlayerBonus(row, queuedOf(row))) };
}

/** What a player was offered and given, for their story. */
function rewardTeller({ bonuses }: Pick<BonusesServices, 'bonuses'>): Teller {
  return tellList(
    { name: 'reward', kind: 'bonus', permission: 'promotions.read' },
    bonuses.read,
    ({ offeredAt, nameEn, nameTl, currency, amount, state, movedBy }, { language }) => {
      const name = say({ en: nameEn, tl: nameTl }, language);
      const isMoney = currency === 'PHP';
      return {
        at: offeredAt,
        event: 'reward',
        about: isMoney ? name : `${name} · ${writeAmount(currency, amount)} Filcoins`,
        state,
        amount: isMoney ? toPesos(centavos(amount)) : null,
        by: movedBy,
        opens: null,
      };
    },
  );
}

/** What staff see of a player's rewards. */
export function createPlayerBonuses(needs: {
  pool: pg.Pool;
  ledger: BonusesServices['ledger'];
}): Room<typeof playerBonusesCalls> & { tellers: readonly Teller[] } {
  const services = { ledger: needs.ledger, bonuses: createPlayerBonusStore(needs.pool) };
  return {
    handlers: { listPlayerBonuses: (_context, request) => listPlayerBonuses(services, request) },
    tellers: [rewardTeller(services)],
  };
}
