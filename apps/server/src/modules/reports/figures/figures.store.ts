import type { CashGroup } from '@perya/contract/reports/staff-calls/money';
import type { EntryGroup } from '@perya/contract/reports/staff-calls/people';
import type { PlayGroup } from '@perya/contract/reports/staff-calls/play';
import type pg from 'pg';
import { createFigureList, type FigureFilter, type FigureRow } from './figure-list.store.ts';

type Sums<Name extends string> = Readonly<Record<Name, string>>;
type Before<Name extends string> = Readonly<Record<`before${Capitalize<Name>}`, string | null>>;

export interface PlayFilter extends FigureFilter {
  by: PlayGroup;
  brand?: string | undefined;
  venue?: string | undefined;
  game?: string | undefined;
  type?: number | undefined;
  channel?: string | undefined;
  player?: string | undefined;
  /** To whom it gave something in the period of a line. */
  promotion?: number | undefined;
  /** Who registered in that week. */
  cohort?: string | undefined;
}

type PlaySum =
  | 'rounds'
  | 'staked'
  | 'won'
  | 'lateWon'
  | 'turnover'
  | 'bonuses'
  | 'prizes'
  | 'fees'
  | 'share';
export type PlayRow = FigureRow & Sums<PlaySum> & Before<PlaySum>;

export interface CashFilter extends FigureFilter {
  by: CashGroup;
}
type CashSum =
  | 'deposits'
  | 'deposited'
  | 'depositFees'
  | 'payouts'
  | 'paidOut'
  | 'payoutFees'
  | 'returns'
  | 'returned'
  | 'approvals'
  | 'approvalSeconds'
  | 'approvalLongest'
  | 'adjustments'
  | 'adjusted';
export type CashRow = FigureRow & Sums<CashSum> & Before<CashSum> & { name: string | null };

type BonusSum = 'given' | 'givenAmount' | 'taken' | 'takenAmount';
export type BonusRow = FigureRow &
  Sums<BonusSum> &
  Before<BonusSum> & {
    nameEn: string | null;
    nameTl: string | null;
    players: string;
    returned: string;
  };

export interface EntryFilter extends FigureFilter {
  by: EntryGroup;
}
type EntrySum = 'registered' | 'firstDeposits' | 'firstDeposited';
export type EntryRow = FigureRow & Sums<EntrySum> & Before<EntrySum>;

const keys = {
  all: `''::text`,
  brand: 'f.brand',
  channel: 'f.channel',
  venue: 'f.venue',
  game: 'f.game_code',
  type: 'f.game_type::text',
  way: 'f.pay_channel::text',
  gateway: 'f.gateway',
  player: 'f.uid::text',
} as const;

/** Whether it is read of players one by one: these figures are told apart by no venue and no game. */
const isOfPlayers = ({ by, player }: PlayFilter) => by === 'player' || player !== undefined;
/** What players' figures cannot be told apart by. */
const asksForGames = (filter: PlayFilter) =>
  ['venue', 'game', 'type'].includes(filter.by) ||
  [filter.venue, filter.game, filter.type].some((part) => part !== undefined);
/** What the house's figures cannot be told apart by. */
const asksForPlayers = ({ promotion, cohort }: PlayFilter) =>
  promotion !== undefined || cohort !== undefined;
export const asksForBoth = (filter: PlayFilter) =>
  isOfPlayers(filter) ? asksForGames(filter) : asksForPlayers(filter);

/** What a bonus, a prize or a fee can be told apart by: a bonus is of no venue, a prize of no game. */
export const hasVenueParts = ({ by, game, type }: PlayFilter) =>
  by !== 'game' && by !== 'type' && game === undefined && type === undefined;
export const hasHouseParts = (filter: PlayFilter) =>
  hasVenueParts(filter) && filter.by !== 'venue' && filter.venue === undefined;

type Given = (value: unknown) => string;
const asked = (given: Given, column: string, value: unknown) =>
  value === undefined ? '' : ` and f.${column} = ${given(value)}`;

const nothing = (count: number) => Array.from({ length: count }, () => '0').join(', ');

/** Every part of the revenue as lines of the same columns; those that have no place in the group are left out. */
function playDays(filter: PlayFilter, given: Given, within: string): string {
  const key = keys[filter.by];
  const ofPlayer = `${within}${asked(given, 'brand', filter.brand)}${asked(given, 'channel', filter.channel)}`;
  if (isOfPlayers(filter)) {
    const { player, promotion, cohort, period } = filter;
    const periodOf = (day: string) => `date_trunc('${period}', ${day}::timestamp)`;
    const got =
      promotion === undefined
        ? ''
        : ` and exists (select from reports.bonus_player b where b.promotion_id = ${given(promotion)}
            and b.uid = f.uid and ${periodOf('b.day')} = ${periodOf('f.day')})`;
    const joined =
      cohort === undefined
        ? ''
        : ` and exists (select from reports.player c where c.uid = f.uid and c.cohort = ${given(cohort)}::date)`;
    return `select f.*, ${key} as key from reports.player_day f where ${ofPlayer}${asked(given, 'uid', player)}${got}${joined}`;
  }
  const ofVenue = `${ofPlayer}${asked(given, 'venue', filter.venue)}`;
  const ofGame = `${ofVenue}${asked(given, 'game_code', filter.game)}${asked(given, 'game_type', filter.type)}`;
  const parts = [
    `select f.day, ${key} as key, f.rounds, f.staked, f.won, f.late_won, f.turnover,
       0::bigint as bonuses, 0::bigint as prizes, 0::bigint as fees from reports.play_day f where ${ofGame}`,
  ];
  if (hasVenueParts(filter)) {
    parts.push(
      `select f.day, ${key}, ${nothing(5)}, 0, f.amount, 0 from reports.prize_day f where ${ofVenue}`,
    );
  }
  if (hasHouseParts(filter)) {
    parts.push(
      `select f.day, ${key}, ${nothing(5)}, f.given_amount - f.taken_amount, 0, 0 from reports.bonus_day f where ${ofPlayer}`,
      `select f.day, ${key}, ${nothing(5)}, 0, 0, f.deposit_fees + f.payout_fees - f.returned_fees
         from reports.cash_day f where ${ofPlayer}`,
    );
  }
  return parts.join(' union all ');
}

export const createPlayStore = (pool: pg.Pool) =>
  createFigureList<PlayRow, PlayFilter>(pool, {
    days: playDays,
    columns: {
      rounds: 'sum',
      staked: 'sum',
      won: 'sum',
      late_won: 'sum',
      turnover: 'sum',
      bonuses: 'sum',
      prizes: 'sum',
      fees: 'sum',
    },
    perDay: { share_points: 'reports.share_of(y.day)' },
    ofDay: { share: 'reports.share_amount(d.staked - d.won - d.late_won, y.share_points)' },
  });

export const createCashStore = (pool: pg.Pool) =>
  createFigureList<CashRow, CashFilter>(pool, {
    days: ({ by }, _given, within) =>
      `select f.*, ${keys[by]} as key from reports.cash_day f where ${within}`,
    columns: {
      deposits: 'sum',
      deposited: 'sum',
      deposit_fees: 'sum',
      payouts: 'sum',
      paid_out: 'sum',
      payout_fees: 'sum',
      returns: 'sum',
      returned: 'sum',
      approvals: 'sum',
      approval_seconds: 'sum',
      approval_longest: 'max',
      adjustments: 'sum',
      adjusted: 'sum',
    },
    named: { columns: ', w.name', join: 'left join payments.way w on w.id::text = l.key' },
  });

export const createBonusStore = (pool: pg.Pool) =>
  createFigureList<BonusRow, FigureFilter>(pool, {
    days: (_filter, _given, within) =>
      `select f.*, f.promotion_id::text as key from reports.bonus_day f where ${within}`,
    columns: { given: 'sum', given_amount: 'sum', taken: 'sum', taken_amount: 'sum' },
    // Who was given something in the period of a line, and what all their play in it brought.
    named: {
      columns: ', n.name_en, n.name_tl, r.players, r.returned',
      join: `left join promotions.named n on n.id::text = l.key
        cross join lateral (select count(distinct g.uid)::text as players,
            coalesce(sum(p.staked - p.won - p.late_won), 0)::text as returned
          from (select distinct b.uid from reports.bonus_player b where b.promotion_id = l.key::integer
            and b.day >= l."from"::date and b.day < l.next) g
          join reports.player_day p on p.uid = g.uid and p.is_test = l.is_test
            and p.day >= l."from"::date and p.day < l.next) r`,
    },
  });

export const createEntryStore = (pool: pg.Pool) =>
  createFigureList<EntryRow, EntryFilter>(pool, {
    days: ({ by }, _given, within) =>
      `select f.*, ${keys[by]} as key from reports.entry_day f where ${within}`,
    columns: { registered: 'sum', first_deposits: 'sum', first_deposited: 'sum' },
  });
