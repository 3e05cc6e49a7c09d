import type { BetStatus } from '@perya/contract/games/calls/bets';
import type { Centavos } from '@perya/money';

export interface RoundFilter {
  uid?: bigint | undefined;
  game?: string | undefined;
  venue?: string | undefined;
  status?: BetStatus | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  /** Staked or paid at least this much. */
  over?: Centavos | undefined;
}

/** Where a page ended. */
export interface RoundPlace {
  at: string;
  id: bigint;
}

export interface RoundPlan {
  /** What an index finds. */
  found: string;
  /** The order of that index, newest first. */
  order: string;
  /** What is asked of each round that was found; empty if nothing is. */
  rest: string;
  values: unknown[];
}

/**
 * Which index a filter goes by: the player's own rounds, whose ids rise with time, or the rounds of a
 * game or of all by time. The planner is left no choice that would read all rounds.
 */
export function planRounds(filter: RoundFilter, after: RoundPlace | null): RoundPlan {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const found = ['true'];
  const rest: string[] = [];
  const isOfPlayer = filter.uid !== undefined;
  if (isOfPlayer) {
    const uid = `${given(filter.uid)}::bigint`;
    found.push(`b.bucket = platform.bucket_of(${uid})`, `b.uid = ${uid}`);
  }
  if (filter.game) (isOfPlayer ? rest : found).push(`b.game_code = ${given(filter.game)}`);
  if (filter.from) found.push(`b.created_at >= ${given(filter.from)}`);
  if (filter.before) found.push(`b.created_at < ${given(filter.before)}`);
  if (after) {
    const at = `${given(after.at)}::timestamptz`;
    const id = `${given(after.id)}::bigint`;
    // The first bound lets whole months be left out.
    found.push(`b.created_at <= ${at}`);
    found.push(isOfPlayer ? `b.id < ${id}` : `(b.created_at, b.id) < (${at}, ${id})`);
  }
  if (filter.venue) rest.push(`b.venue = ${given(filter.venue)}`);
  if (filter.status) rest.push(`b.status = ${given(filter.status)}`);
  if (filter.over !== undefined) {
    rest.push(`greatest(b.stake + b.stake_returned, b.payout) >= ${given(filter.over)}::bigint`);
  }
  return {
    found: found.join(' and '),
    order: isOfPlayer ? 'b.id desc' : 'b.created_at desc, b.id desc',
    rest: rest.map((condition) => `and ${condition}`).join(' '),
    values,
  };
}
