import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type GatewayKey, signGatewayRequest } from '@perya/contract/payment-gateway/signature';
import type { ToTell } from './books.ts';
import { happens, type Switches, type Waits } from './switches.ts';

const timeoutMs = 10_000;
/** Tried again so long after it was not taken; the platform asks by itself if it never hears. */
const againMs = [500, 2000, 5000];

export interface TellerOptions {
  key: GatewayKey;
  switches: Switches;
  waits: Waits;
  now(): number;
}

/** Sends webhooks, and misbehaves as the switches say. */
export function createTeller({ key, switches, waits, now }: TellerOptions) {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let held: ToTell[] = [];
  const wait = (ms: number) => delay(ms, undefined, { signal: stopping.signal }).catch(() => {});

  function run(work: Promise<unknown>): void {
    const watched = work.catch(() => {}).finally(() => running.delete(watched));
    running.add(watched);
  }

  async function post({ url, notice }: ToTell, signer: GatewayKey): Promise<boolean> {
    const body = JSON.stringify(notice);
    const { pathname, search } = new URL(url);
    const sent = { method: 'POST', path: `${pathname}${search}`, body };
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...signGatewayRequest(signer, sent, now()),
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping.signal]),
    }).catch(() => null);
    return answer?.ok ?? false;
  }

  async function deliver(toTell: ToTell): Promise<void> {
    for (const ms of [...againMs, null]) {
      if ((await post(toTell, key)) || ms === null || stopping.signal.aborted) return;
      await wait(ms);
    }
  }

  /** Comes after the next one, or alone after a while. */
  async function holdBack(toTell: ToTell): Promise<void> {
    held.push(toTell);
    await wait(waits.shuffleMs);
    if (!held.includes(toTell)) return;
    held = held.filter((each) => each !== toTell);
    await deliver(toTell);
  }

  async function send(toTell: ToTell): Promise<void> {
    if (happens(switches, 'forged')) {
      await post(toTell, { id: key.id, secret: randomBytes(24).toString('base64url') });
    }
    if (happens(switches, 'lost')) return;
    if (happens(switches, 'late')) await wait(Math.random() * waits.lateMs);
    if (happens(switches, 'shuffled')) return holdBack(toTell);
    const before = held;
    held = [];
    const times = happens(switches, 'duplicated') ? 3 : 1;
    await Promise.all(Array.from({ length: times }, () => deliver(toTell)));
    for (const earlier of before) await deliver(earlier);
  }

  return {
    tell(toTell: ToTell): void {
      run(send(toTell));
    },
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
