import type pg from 'pg';
import type { Keyring } from '../../../platform/keyring.ts';
import type { GamesServices } from '../services.ts';
import { createJackpotDeskStore } from './desk.store.ts';
import { createDrawsStore } from './draws.store.ts';
import { createJackpotDraws } from './draws.ts';
import { createJackpotsStore } from './jackpots.store.ts';
import { readJackpots } from './list-jackpots.ts';

interface JackpotsNeeds extends Pick<GamesServices, 'catalogue' | 'identity' | 'now'> {
  pool: pg.Pool;
  keyring: Keyring;
}

/** However many look at a pool, the database is asked once in so long. */
const freshMs = 1000;

/** What is read for everybody is read once for all who ask within a second. */
function keepBriefly<Kept>(read: () => Promise<Kept>, now: () => number) {
  let kept: { value: Promise<Kept>; readAt: number } | null = null;
  return (): Promise<Kept> => {
    if (kept !== null && now() - kept.readAt < freshMs) return kept.value;
    const held = { value: read(), readAt: now() };
    kept = held;
    held.value.catch(() => {
      if (kept === held) kept = null;
    });
    return held.value;
  };
}

export function createJackpots(needs: JackpotsNeeds): GamesServices['jackpots'] {
  const { pool, keyring, catalogue, identity, now } = needs;
  const store = createJackpotsStore(pool);
  const ofMoney = keepBriefly(() => store.listShown(false), now);
  const ofTestMoney = keepBriefly(() => store.listShown(true), now);
  return {
    store,
    desk: createJackpotDeskStore(pool),
    draws: createJackpotDraws({ store: createDrawsStore(pool), keyring }),
    listShown: (isTest) => (isTest ? ofTestMoney() : ofMoney()),
    read: keepBriefly(() => readJackpots({ store, catalogue, identity }), now),
  };
}
