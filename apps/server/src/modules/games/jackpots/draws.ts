import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jackpotDraw, jackpotMessage } from '@perya/contract/rules/jackpots/jackpots';
import type { Keyring } from '../../../platform/keyring.ts';
import { shareInFlight } from '../../../platform/share-in-flight.ts';
import type { ProviderItem } from '../provider-api/provider-api.store.ts';
import type { DrawsStore } from './draws.store.ts';

interface KnownPool {
  id: number;
  generation: number;
  secrets: readonly Buffer[];
}

/** What is drawn for the rounds of a game: its pools as this process knows them. */
export interface JackpotDraws {
  /** For `games.apply`: of each item its pools and draws as JSON; null where no item has any. */
  columnOf(items: readonly ProviderItem[]): Promise<(string | undefined)[] | null>;
  /** Reads the pools anew: they are further than this process knew, or were changed by it. */
  refresh(): Promise<void>;
  /** Shows the secrets of pools that were won. */
  showSecrets(): Promise<void>;
}

/** A pool that was added elsewhere is played here after this long at the latest. */
const maxAgeMs = 2000;
/** Secrets are made so many wins ahead. */
const seedsAhead = 3;
const secretBytes = 32;

const commitmentOf = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();

const drawOf = (secret: Buffer, message: string): bigint =>
  jackpotDraw(createHmac('sha256', secret).update(message).digest('hex'));

const concernsPools = ({ verb }: ProviderItem) =>
  verb === 'bet' || verb === 'win' || verb === 'rollback' || verb === 'correction';

/** Both generations, because another item of the same batch may win the first. */
function describePools(item: ProviderItem, pools: readonly KnownPool[]): string {
  const { venue, bet_transaction_id: bet, is_finished: isFinished } = item;
  const message = isFinished && bet !== undefined ? jackpotMessage(venue, bet) : null;
  return JSON.stringify(
    pools.map(({ id, generation, secrets }) => ({
      pool: id,
      generation,
      draws: message === null ? [] : secrets.map((secret) => String(drawOf(secret, message))),
    })),
  );
}

interface DrawsNeeds {
  store: DrawsStore;
  keyring: Keyring;
  now?: () => number;
}

/**
 * The secrets of pools are sealed in the database and open in the processes that draw: whoever reads the tables learns
 * of no win before it, and whoever plays cannot choose what is drawn over.
 */
export function createJackpotDraws({
  store,
  keyring,
  // Steady: a clock that is set back would keep what is old.
  now = () => performance.now(),
}: DrawsNeeds): JackpotDraws {
  let readAt = Number.NEGATIVE_INFINITY;
  let byGame = new Map<string, KnownPool[]>();

  async function makeSeeds(): Promise<boolean> {
    const missing = await store.listMissing(seedsAhead);
    await store.addSeeds(
      missing.map((place) => {
        const secret = randomBytes(secretBytes);
        return { ...place, commitment: commitmentOf(secret), sealedSecret: keyring.seal(secret) };
      }),
    );
    return missing.length > 0;
  }

  const read = shareInFlight(async () => {
    const askedAt = now();
    let pools = await store.listPools();
    const isShort = pools.some(({ sealed }) => sealed.some((secret) => secret === null));
    if (isShort && (await makeSeeds())) pools = await store.listPools();
    const found = new Map<string, KnownPool[]>();
    for (const { id, generation, games, sealed } of pools) {
      const secrets = sealed.flatMap((secret) => (secret ? [keyring.open(secret)] : []));
      for (const game of games) {
        found.set(game, [...(found.get(game) ?? []), { id, generation, secrets }]);
      }
    }
    byGame = found;
    readAt = askedAt;
  });

  return {
    async columnOf(items) {
      if (now() - readAt >= maxAgeMs) await read();
      if (byGame.size === 0) return null;
      const column = items.map((item) => {
        const pools = concernsPools(item) ? byGame.get(item.game_code ?? '') : undefined;
        return pools && describePools(item, pools);
      });
      return column.some((said) => said !== undefined) ? column : null;
    },

    async refresh() {
      await read();
    },

    async showSecrets() {
      for (const { pool, generation, sealedSecret } of await store.listUnshown()) {
        await store.show(pool, generation, keyring.open(sealedSecret));
      }
      await makeSeeds();
    },
  };
}
