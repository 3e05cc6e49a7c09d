import type { ProviderCode, ProviderVerb, RoundDetails } from '@perya/contract/provider-api/wire';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import { arrayOf, quotedArrayOf, readArray } from '../../../platform/database/text-arrays.ts';
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

export interface ProviderResult {
  /**
   * `BUSY` stays in the queue, which tries again: somebody else holds the wallet. A limit that was reached
   * is named.
   */
  outcome: ProviderCode | 'BUSY' | 'LIMIT_STAKE' | 'LIMIT_LOSS';
  balance: bigint | null;
  reference: bigint | null;
  /** The request was taken, and its amount is not credited before somebody has looked. */
  isHeld: boolean;
  /** Its round has won a jackpot, which is in the balance. */
  hasJackpot: boolean;
}

const monthsAhead = 3;

const applyStatement = {
  name: 'games-apply',
  text: `select outcomes::text, balances::text, movement_ids::text
    from games.apply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
      $20, $21, $22, $23, $24)`,
};

/** A row that fits no month fails without naming a constraint; every other check names its own. */
function isMissingMonth(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && constraint === undefined;
}

/** Another process has drawn since: the pools of a jackpot are further than this one knew. */
const isOldDraw = (error: unknown) => (error as { code?: string }).code === 'PJ001';

/** The items column by column, in the order in which `games.apply` takes them. */
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

    /** Carries out items that stand sorted by uid, in one transaction; results stand in the same order. */
    async apply(items: readonly ProviderItem[]): Promise<ProviderResult[]> {
      const values = [
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
      try {
        return await callApply(await drawn());
      } catch (error) {
        if (isOldDraw(error)) {
          await jackpots.refresh();
          return callApply(await drawn());
        }
        if (!isMissingMonth(error)) throw error;
        // Daily jobs create partitions ahead; if they did not run, a bet still must not fail.
        await Promise.all([ensurePartitions(), ensureMonthsBelow()]);
        return callApply(await drawn());
      }
    },

    async forgetNonces(): Promise<void> {
      await pool.query('select games.forget_nonces()');
    },
  };
}

export type ProviderApiStore = ReturnType<typeof createProviderApiStore>;
