import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createProviderClient } from '@perya/contract/provider-api/client';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import {
  type ServerProcess,
  startProcess,
} from '../../../apps/server/src/testing/processes/server-process.ts';
import { assembleProduct, type Product } from '../product/assemble-product.ts';
import { startBalancer } from './balancer.ts';

export interface RollOptions {
  url: string;
  ownerUrl: string;
  connections: number;
  restarts: number;
  /** So many requests are answered before each restart, and after the last. */
  requestsBetween: number;
  /** How long the load balancer is given; without it, until it has seen that it shall go elsewhere. */
  drainSeconds?: number;
}

export interface RollReport {
  answered: number;
  /** Why requests failed, and how many. */
  failures: Record<string, number>;
  /** How each process ended. */
  ends: (number | string)[];
  /** Bets and wins that were answered, and those that are in the books. */
  movements: { answered: number; booked: number };
}

const venue = 'studio';
const game = 'plinko';

function requireOk({ code }: ProviderAnswer): void {
  if (code !== 'OK') throw new Error(code);
}

/** A player with test funds at a game, who bets by the provider's API and looks at the wallet. */
async function seat({ apis }: Product, url: string, number: number) {
  const phone = `93${String(number).padStart(8, '0')}`;
  const facts = { countryCode: '63', phone, username: `roll${number}`, nickname: null };
  const uid = await apis.identity.ensurePlayer({ ...facts, tester: true });
  const amount = centavos(100_000_000);
  const legs = [{ account: 'house:test-funds', amount: centavos(-amount) }];
  await apis.ledger.post({ uid, scope: 'test', key: `funds-${uid}`, amount, legs });
  const launched = await apis.games.launch(
    { uid, language: 'en_US', session: null },
    { code: game, theme: 'dark' },
  );
  const query = new URL(launched, url).searchParams;
  const key = await apis.games.keys.signingOf(venue);
  if (!key) throw new Error(`The venue ${venue} has no key`);
  const client = createProviderClient({ url, venue, key });
  const session = await apis.identity.grantSession(uid, new Date(Date.now() + 3_600_000));
  return {
    /** The stake and the win of one round: two requests, and no other round is open beside it. */
    async *round(): AsyncGenerator<void> {
      const id = randomUUID();
      const player = query.get('player') ?? '';
      const facts = { round_id: `r-${id}`, player, game, currency: 'PHP' };
      const bet = { ...facts, transaction_id: `b-${id}`, token: query.get('token') ?? '' };
      requireOk(await client.call('bet', { ...bet, amount: 1000 }));
      yield;
      const win = { ...facts, transaction_id: `w-${id}`, bet_transaction_id: `b-${id}` };
      requireOk(await client.call('win', { ...win, amount: 500, is_finished: true }));
      yield;
    },
    async look(): Promise<void> {
      const headers = { authorization: `Bearer ${session}` };
      const answer = await fetch(`${url}/finance/wallet`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`wallet ${answer.status}`);
    },
  };
}

/** Asks without a pause, over so many connections, until it is stopped. */
function startLoad(players: readonly Awaited<ReturnType<typeof seat>>[]) {
  const failures: Record<string, number> = {};
  let answered = 0;
  let movements = 0;
  let isOver = false;
  const note = ({ message, cause }: Error) => {
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    failures[why] = (failures[why] ?? 0) + 1;
  };
  async function play({ round, look }: Awaited<ReturnType<typeof seat>>): Promise<void> {
    while (!isOver) {
      for await (const _ of round()) {
        answered += 1;
        movements += 1;
      }
      await look();
      answered += 1;
    }
  }
  /** Whoever failed goes on with another round; the one before may be open, so that one failure shows as more. */
  const keepOn = async (player: Awaited<ReturnType<typeof seat>>) => {
    while (!isOver) await play(player).catch(note);
  };
  const running = players.map(keepOn);
  return {
    async untilAnswered(more: number): Promise<void> {
      const enough = answered + more;
      while (answered < enough) await pause(20);
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      return { answered, failures, movements };
    },
  };
}

/** Restarts the processes of a house one after the other, under load, as a release is rolled out. */
export async function roll(options: RollOptions): Promise<RollReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-rolling-'));
  const secretKey = randomBytes(32).toString('base64');
  const { drainSeconds } = options;
  const open: { url: string; process: ServerProcess }[] = [];
  const start = async () => {
    const process = startProcess({
      DATABASE_URL: options.url,
      DATABASE_OWNER_URL: options.ownerUrl,
      DATABASE_STUDIO_URL: options.ownerUrl,
      PERYA_DATA: dataDir,
      PERYA_SECRET_KEY: secretKey,
      // Where nothing is timed, the second signal ends the drain.
      PERYA_DRAIN_SECONDS: String(drainSeconds ?? 600),
      PERYA_STOP_SECONDS: String((drainSeconds ?? 600) + 60),
    });
    const url = await process.ready;
    open.push({ url, process });
    return url;
  };
  const balancer = await startBalancer();
  const ends: (number | string)[] = [];
  let product: Product | null = null;
  try {
    for (let number = 0; number < 2; number += 1) await balancer.add(await start());
    product = await assembleProduct(options.url, {
      PERYA_SECRET_KEY: secretKey,
      PERYA_DATA: dataDir,
    });
    const players = [];
    for (let number = 0; number < options.connections; number += 1) {
      players.push(await seat(product, balancer.url, number));
    }
    const load = startLoad(players);
    for (let number = 0; number < options.restarts; number += 1) {
      await load.untilAnswered(options.requestsBetween);
      const old = open.shift();
      if (!old) throw new Error('No process is left');
      old.process.kill('SIGTERM');
      await balancer.untilAvoided(old.url);
      if (drainSeconds === undefined) old.process.kill('SIGTERM');
      ends.push(await old.process.ended);
      balancer.remove(old.url);
      await balancer.add(await start());
    }
    await load.untilAnswered(options.requestsBetween);
    const { answered, failures, movements } = await load.stop();
    const { rows } = await product.pool.query<{ booked: number }>(
      `select count(*)::int as booked from games.movement where transaction_id ~ '^[bw]-'`,
    );
    const booked = rows[0]?.booked ?? 0;
    return { answered, failures, ends, movements: { answered: movements, booked } };
  } finally {
    await product?.end();
    await balancer.stop();
    for (const { process } of open) await process.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
