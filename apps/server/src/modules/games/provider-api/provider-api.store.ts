import type { ProviderCode, ProviderVerb, RoundDetails } from '@perya/contract/provider-api/wire';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import { arrayOf, quotedArrayOf, readArray } from '../../../platform/database/text-arrays.ts';
import type { KnownTransaction, OpenRound } from '../../../providers/games/game-provider.ts';
import type { VenueCeilings } from '../../catalogue/index.ts';

/**
 * One request of a provider, as `games.apply` reads it; what a verb has no use for is undefined. Every
 * item has every field: objects of one shape are quick to read, and this is the hot path.
 */
export interface ProviderItem {
  uid: bigint;
  venue: string;
  verb: ProviderVerb;
  nonce: string;
  signed_at: number;
  transaction_id: string | undefined;
  bet_transaction_id: string | undefined;
  round_id: string | undefined;
  game_code: string | undefined;
  game_type: number | undefined;
  amount: number | undefined;
  is_finished: boolean | undefined;
  details: RoundDetails | undefined;
  campaign: string | undefined;
  /** SHA-256 of what makes two requests the same, as PostgreSQL reads bytes. */
  hash: string | undefined;
  /** SHA-256 of the session's token, likewise. */
  token: string | undefined;
  /** A refusal that is known already, unless the request is a retry. */
  refusal: ProviderCode | undefined;
  /** What a win gives back of its bet, unplayed. */
  stake_returned: number | undefined;
  /** How many times its stake the round may pay; of a win alone. */
  win_times: number | undefined;
  /** What the venue may credit; of what credits something alone. */
  ceilings: VenueCeilings | undefined;
}

/** As `limits.take_bet` names them. */
export type ReachedLimit =
  | 'LIMIT_STAKE'
  | 'LIMIT_LOSS'
  | 'LIMIT_LOSS_WEEK'
  | 'LIMIT_LOSS_MONTH'
  | 'LIMIT_SESSION';

export interface ProviderResult {
  /**
   * `BUSY` stays in the queue, which tries again: somebody else holds the wallet. A limit that was reached
   * is named.
   */
  outcome: ProviderCode | 'BUSY' | ReachedLimit;
  balance: bigint | null;
  reference: bigint | null;
  /** The request was taken, and its amount is not credited before somebody has looked. */
  isHeld: boolean;
  /** Its round has won a jackpot, which is in the balance. */
  hasJackpot: boolean;
}

export interface NamedRound {
  uid: bigint;
  venue: string;
  gameCode: string;
  roundId: string;
}

const monthsAhead = 3;
/** Between two draws of a batch others may win its pools twice, but hardly this often in a row. */
const redrawsMax = 3;

/** So long after its bet a round may still be found by its id alone: longer, and the bet must be named. */
const roundsFoundDays = 30;

const applyStatement = {
  name: 'games-apply',
  text: `select outcomes::text, balances::text, movement_ids::text
    from games.apply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
      $20, $21, $22, $23, $24, $25)`,
};

/** Of the bets of a round one that stands, or else one that was taken back. */
const bestBet = `m.kind = 'bet' order by m.is_rolled_back, m.id limit 1`;

/** The latest round and those open beside it are known; any other is looked for among the player's rounds. */
async function findBet(
  pool: pg.Pool,
  { uid, venue, gameCode, roundId }: NamedRound,
): Promise<string | null> {
  const values = [uid, venue, gameCode, roundId];
  const known = await pool.query<{ transactionId: string }>({
    name: 'games-bet-of-known-round',
    text: `select m.transaction_id
      from (select bet_id from games.seat
        where bucket = platform.bucket_of($1) and uid = $1 and venue = $2 and game_code = $3 and round_id = $4
        union all
        select bet_id from games.open_round
        where bucket = platform.bucket_of($1) and uid = $1 and game_code = $3 and round_id = $4) r
      join games.movement m on m.bucket = platform.bucket_of($1) and m.uid = $1 and m.bet_id = r.bet_id and m.venue = $2
      where ${bestBet}`,
    values,
  });
  if (known.rows[0]) return known.rows[0].transactionId;
  const { rows } = await pool.query<{ transactionId: string }>({
    name: 'games-bet-of-round',
    text: `select m.transaction_id
      from (select b.id from games.bet b
        where b.bucket = platform.bucket_of($1) and b.uid = $1 and b.created_at > platform.clock() - make_interval(days => $5)
          and b.venue = $2 and b.game_code = $3 and b.round_id = $4
        order by b.id desc limit 1) r
      join games.movement m on m.bucket = platform.bucket_of($1) and m.uid = $1 and m.bet_id = r.id
      where ${bestBet}`,
    values: [...values, roundsFoundDays],
  });
  return rows[0]?.transactionId ?? null;
}

interface OpenIn {
  uid: bigint;
  venue: string;
  /** Null for all games of the venue. */
  gameCode: string | null;
}

/** The rounds of a player that are open at a venue, by the seat and what stands beside it. */
async function listOpenRounds(
  pool: pg.Pool,
  { uid, venue, gameCode }: OpenIn,
): Promise<OpenRound[]> {
  const { rows } = await pool.query<OpenRound>({
    name: 'games-open-rounds-of-game',
    text: `select b.round_id, b.game_code as game, b.created_at as since, t.transaction_id as bet
      from games.open_stake o
      join games.bet b on b.bucket = o.bucket and b.uid = o.uid and b.id = o.bet_id
      cross join lateral (select m.transaction_id from games.movement m
        where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and ${bestBet}) t
      where o.bucket = platform.bucket_of($1) and o.uid = $1
        and ($3::text is null or o.game_code = $3) and b.venue = $2
      order by b.id`,
    values: [uid, venue, gameCode],
  });
  return rows;
}

/** What became of a transaction of a venue; null for one that was never carried out. */
async function findTransaction(
  pool: pg.Pool,
  venue: string,
  transactionId: string,
): Promise<KnownTransaction | null> {
  const { rows } = await pool.query<Omit<KnownTransaction, 'amount'> & { amount: bigint }>({
    name: 'games-transaction-of-venue',
    text: `select m.kind, case when h.decision is distinct from 'released' then m.amount
          when h.reason = 'debt' then -h.amount else h.amount end as amount,
        h.movement_id is not null and h.decision is null as is_held, b.round_id
      from generate_series(0, platform.buckets() - 1) n(bucket)
      join games.movement m on m.bucket = n.bucket and m.venue = $1 and m.transaction_id = $2
      left join games.held_win h on h.bucket = m.bucket and h.uid = m.uid and h.bet_id = m.bet_id and h.movement_id = m.id
      left join games.bet b on b.bucket = m.bucket and b.uid = m.uid and b.id = m.bet_id and b.created_at = m.bet_created_at`,
    values: [venue, transactionId],
  });
  const [row] = rows;
  return row ? { ...row, amount: Number(row.amount) } : null;
}

/** A row that fits no month fails without naming a constraint; every other check names its own. */
function isMissingMonth(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && constraint === undefined;
}

/** Another process has drawn since: the pools of a jackpot are further than this one knew. */
const isOldDraw = (error: unknown) => (error as { code?: string }).code === 'PJ001';

/** The items column by column, in the order in which `games.apply` takes them after their bucket. */
function columnsOf(items: readonly ProviderItem[]): string[] {
  const plain = (read: (item: ProviderItem) => unknown) => arrayOf(items.map(read));
  const text = (read: (item: ProviderItem) => string | undefined) => quotedArrayOf(items.map(read));
  return [
    plain((item) => item.uid),
    text((item) => item.venue),
    plain((item) => item.verb),
    text((item) => item.nonce),
    plain((item) => item.signed_at),
    text((item) => item.transaction_id),
    text((item) => item.bet_transaction_id),
    text((item) => item.round_id),
    text((item) => item.game_code),
    plain((item) => item.game_type),
    plain((item) => item.amount),
    plain((item) => item.is_finished),
    text((item) => item.details && JSON.stringify(item.details)),
    text((item) => item.campaign),
    text((item) => item.hash),
    text((item) => item.token),
    plain((item) => item.refusal),
  ];
}

interface ApplyRow {
  outcomes: string;
  balances: string;
  movementIds: string;
}

function resultsOf(row: ApplyRow | undefined): ProviderResult[] {
  if (!row) throw new Error('games.apply gave no answer');
  const toNumber = (text = 'NULL') => (text === 'NULL' ? null : BigInt(text));
  const balances = readArray(row.balances);
  const references = readArray(row.movementIds);
  return readArray(row.outcomes).map((outcome, place) => ({
    outcome: (outcome === 'HELD' || outcome === 'JACKPOT'
      ? 'OK'
      : outcome) as ProviderResult['outcome'],
    balance: toNumber(balances[place]),
    reference: toNumber(references[place]),
    isHeld: outcome === 'HELD',
    hasJackpot: outcome === 'JACKPOT',
  }));
}

/** The venues of a batch, sorted, and what each may credit; the latter only if the batch credits anything. */
function ceilingsOf(items: readonly ProviderItem[]): (string | null)[] {
  const venues = [...new Set(items.map(({ venue }) => venue))].sort();
  const known = new Map<string, VenueCeilings>();
  for (const { venue, ceilings } of items) if (ceilings) known.set(venue, ceilings);
  const allowances = (read: (ceilings: VenueCeilings) => bigint) =>
    known.size === 0
      ? null
      : arrayOf(
          venues.map((venue) => {
            const ceilings = known.get(venue);
            return ceilings && read(ceilings);
          }),
        );
  return [
    quotedArrayOf(venues),
    allowances(({ dayAllowance }) => dayAllowance),
    allowances(({ promoAllowance }) => promoAllowance),
  ];
}

export interface ProviderApiStoreOptions {
  pool: pg.Pool;
  /** The statuses that may play. */
  statuses: readonly KycStatus[];
  /** What is drawn for rounds of games with jackpots. */
  jackpots: {
    columnOf(items: readonly ProviderItem[]): Promise<(string | undefined)[] | null>;
    refresh(): Promise<void>;
  };
  /** Makes the months of what stands below, on which the same calls write. */
  ensureMonthsBelow(): Promise<unknown>;
}

export function createProviderApiStore({
  pool,
  statuses,
  jackpots,
  ensureMonthsBelow,
}: ProviderApiStoreOptions) {
  async function ensurePartitions(): Promise<void> {
    await pool.query('select games.ensure_partitions($1)', [monthsAhead]);
  }

  async function callApply(values: unknown[]): Promise<ProviderResult[]> {
    const { rows } = await pool.query<ApplyRow>({ ...applyStatement, values });
    return resultsOf(rows[0]);
  }

  return {
    ensurePartitions,
    findBet: (round: NamedRound) => findBet(pool, round),
    listOpenRounds: (where: OpenIn) => listOpenRounds(pool, where),
    findTransaction: (venue: string, transactionId: string) =>
      findTransaction(pool, venue, transactionId),

    /** Carries out items of a bucket that stand sorted by uid, in one transaction; results stand in the same order. */
    async apply(items: readonly ProviderItem[], bucket: number): Promise<ProviderResult[]> {
      const values = [
        bucket,
        ...columnsOf(items),
        statuses,
        arrayOf(items.map((item) => item.stake_returned)),
        arrayOf(items.map((item) => item.win_times)),
        ...ceilingsOf(items),
      ];
      const drawn = async () => {
        const column = await jackpots.columnOf(items);
        return [...values, column && quotedArrayOf(column)];
      };
      const applyDrawn = async (redraws = redrawsMax): Promise<ProviderResult[]> => {
        try {
          return await callApply(await drawn());
        } catch (error) {
          if (redraws === 0 || !isOldDraw(error)) throw error;
          await jackpots.refresh();
          return applyDrawn(redraws - 1);
        }
      };
      try {
        return await applyDrawn();
      } catch (error) {
        if (!isMissingMonth(error)) throw error;
        // Daily jobs create partitions ahead; if they did not run, a bet still must not fail.
        await Promise.all([ensurePartitions(), ensureMonthsBelow()]);
        return applyDrawn();
      }
    },

    async forgetNonces(): Promise<void> {
      await pool.query('select games.forget_nonces()');
    },
  };
}

export type ProviderApiStore = ReturnType<typeof createProviderApiStore>;
