import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { centavos } from '@perya/money';
import { type Books, createBooks, type Posting } from '../../modules/ledger/index.ts';
import { readBuckets } from '../../platform/database/buckets.ts';
import { createPool } from '../../platform/database/pool.ts';

export interface RoundsToPlay {
  url: string;
  /** Begins every key, so that two who play never share one. */
  name: string;
  /** Players 1 to this, side by side. */
  players: number;
  roundsEach: number;
}

export interface PlayedRounds {
  applied: number;
  /** Sent again, because the database had not answered or somebody else held the wallet. */
  sentAgain: number;
  /** Postings whose id was not above the one before of the same player. */
  fallen: number;
}

export const staked = 100;
export const won = 90;
const thisFile = fileURLToPath(import.meta.url);
const againAfterMs = 50;

const posting = (uid: bigint, key: string, amount: number): Posting => ({
  uid,
  scope: 'test',
  key,
  amount: centavos(amount),
  legs: [{ account: 'house', amount: centavos(-amount) }],
});

/** Sends until it is answered, as a provider does: the key lets it apply once. */
async function postUntilAnswered(books: Books, sent: Posting, onAgain: () => void) {
  for (;;) {
    const result = await books.post(sent).catch(() => null);
    if (result?.ok) return result.postingId;
    if (result && result.code !== 'BUSY' && result.code !== 'OVERLOADED') {
      throw new Error(`${sent.key} of ${sent.uid} was refused: ${result.code}`);
    }
    onAgain();
    await pause(againAfterMs);
  }
}

/** Every player plays rounds, each a stake and a win, one after the other. */
export async function playRounds(
  { url, name, players, roundsEach }: RoundsToPlay,
  onApplied: (applied: number) => void = () => {},
): Promise<PlayedRounds> {
  const pool = createPool(url);
  const { api: books, close } = createBooks('ledger', { pool, buckets: await readBuckets(pool) });
  const played = { applied: 0, sentAgain: 0, fallen: 0 };
  const onAgain = () => {
    played.sentAgain += 1;
  };
  async function playAs(uid: bigint): Promise<void> {
    let lastId = 0n;
    for (let round = 1; round <= roundsEach; round += 1) {
      for (const [kind, amount] of [['stake', -staked] as const, ['win', won] as const]) {
        const sent = posting(uid, `${name}-${kind}-${round}`, amount);
        const id = await postUntilAnswered(books, sent, onAgain);
        if (id <= lastId) played.fallen += 1;
        lastId = id;
        played.applied += 1;
        onApplied(played.applied);
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: players }, (_, place) => playAs(BigInt(place + 1))));
    return played;
  } finally {
    await close();
    await pool.end();
  }
}

/** The same in a process of its own. */
export async function playInProcess(rounds: RoundsToPlay): Promise<PlayedRounds> {
  const child = fork(thisFile, [JSON.stringify(rounds)], { execArgv: [] });
  const ended = once(child, 'exit').then((): never => {
    throw new Error(`${rounds.name} ended without a result`);
  });
  const [played] = (await Promise.race([once(child, 'message'), ended])) as [PlayedRounds];
  ended.catch(() => {});
  return played;
}

if (process.argv[1] === thisFile && process.send) {
  const played = await playRounds(JSON.parse(process.argv[2] ?? '{}') as RoundsToPlay);
  process.send(played, () => process.exit(0));
}
