import { randomUUID } from 'node:crypto';
import { type Client, createClient } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import {
  cancelDeposit,
  startDeposit,
  startWithdrawal,
} from '@perya/contract/payments/calls/payments';

export interface ChaosPlayer {
  uid: bigint;
  token: string;
  accountId: string;
}

export interface PlayersOptions {
  /** Where the product answers, while it lives. */
  url: string;
  /** Where the gateway has its pages. */
  gatewayOrigin: string;
  players: readonly ChaosPlayer[];
  depositChannel: number;
  /** Counted while they live. */
  deeds: Deeds;
  isOver(): boolean;
}

/** What players did, as far as they know. */
export interface Deeds {
  deposits: number;
  withdrawals: number;
  /** Requests that got no answer, or one that says nothing. */
  unanswered: number;
  refused: number;
}

const timeoutMs = 4000;
const pauseMs = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is done at the pay page, and how often of a hundred times. */
const endings = [
  ['approve', 66],
  ['twice', 10],
  ['other', 8],
  ['currency', 4],
  ['decline', 6],
  ['abandon', 6],
] as const;

function pick(): string {
  let left = Math.random() * 100;
  for (const [ending, share] of endings) {
    left -= share;
    if (left < 0) return ending;
  }
  return 'approve';
}

/** Whether the server may have done it all the same. */
const isOpen = (error: unknown) =>
  !(error instanceof ClientError) ||
  error.category !== 'server' ||
  ['UNAVAILABLE', 'INTERNAL', 'IN_PROGRESS', 'SERVICE_UNAVAILABLE'].includes(error.code);

type Ask<Answer> = (key: string, signal: AbortSignal) => Promise<Answer>;

/** Asks again with the same key until there is an answer; null if that is no. */
function createPatience(deeds: Deeds) {
  async function tryOnce<Answer>(ask: Ask<Answer>, key: string): Promise<Answer | null | 'open'> {
    try {
      return await ask(key, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (isOpen(error)) return 'open';
      deeds.refused += 1;
      return null;
    }
  }
  return async function untilAnswered<Answer>(ask: Ask<Answer>): Promise<Answer | null> {
    const key = randomUUID();
    // Somebody gives up at times: what they began must end all the same.
    for (let left = Math.random() < 0.1 ? 1 : 400; left > 0; left -= 1) {
      const answer = await tryOnce(ask, key);
      if (answer !== 'open') return answer;
      deeds.unanswered += 1;
      await pause(100);
    }
    return null;
  };
}

/** One player on a bad line to a server that dies: asks again with the same key until there is an answer. */
function createPerson({ url, players: _all, deeds, ...options }: PlayersOptions) {
  return async function live({ token, accountId }: ChaosPlayer, number: number): Promise<void> {
    // Each ending happens to somebody, however short the run is.
    let next = endings[number % endings.length]?.[0] as string;
    const client: Client = createClient({
      baseUrl: url,
      token: { get: () => token, clear: () => {} },
    });

    const untilAnswered = createPatience(deeds);

    async function deposit(): Promise<void> {
      const amount = String(100 + Math.floor(Math.random() * 900));
      const begun = await untilAnswered((idempotencyKey, signal) =>
        client.call(
          startDeposit,
          { amount, pid: options.depositChannel },
          { idempotencyKey, signal },
        ),
      );
      if (!begun?.pay_url.startsWith('/sandbox/pay')) return;
      deeds.deposits += 1;
      const action = next;
      next = pick();
      const body = new URLSearchParams({ action, amount: String(50 + Math.random()).slice(0, 5) });
      const address = `${options.gatewayOrigin}${begun.pay_url}`;
      await fetch(address, { method: 'POST', body, redirect: 'manual' });
      if (action !== 'abandon') return;
      await untilAnswered((_key, signal) =>
        client.call(cancelDeposit, { id: begun.id }, { signal }),
      );
    }

    async function withdraw(): Promise<void> {
      const amount = String(100 + Math.floor(Math.random() * 400));
      const begun = await untilAnswered((idempotencyKey, signal) =>
        client.call(startWithdrawal, { account_id: accountId, amount }, { idempotencyKey, signal }),
      );
      if (begun) deeds.withdrawals += 1;
    }

    while (!options.isOver()) {
      await (Math.random() < 0.55 ? deposit() : withdraw());
      await pause(pauseMs);
    }
  };
}

/** All players at once, until it is over and each has the answers that they wait for. */
export async function livePlayers(options: PlayersOptions): Promise<void> {
  await Promise.all(options.players.map(createPerson(options)));
}
