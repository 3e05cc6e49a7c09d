import type { raceCalls } from '@perya/contract/promotions/calls/races';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createDayStore } from '../days/day.store.ts';
import { settleDays } from '../days/settle-days.ts';
import type { KindRoom } from '../kind-room.ts';
import { createRaceStore } from './race.store.ts';
import { joinRace, readRaces } from './read-races.ts';
import { type RaceServices, termsOf } from './services.ts';

/** Decides races that are over, and gives their prizes. */
async function settleRaces({ promotions, races, days }: RaceServices): Promise<void> {
  for (const promotion of await promotions.published()) {
    const terms = termsOf(promotion);
    await settleDays(
      { days },
      {
        promotion: promotion.id,
        isCredited: true,
        close: (day) => races.closeDay(terms, day),
      },
    );
  }
}

interface RacesNeeds extends Pick<RaceServices, 'identity'> {
  pool: pg.Pool;
  settings: { hasSandbox: boolean };
}

const everyMs = 5000;

/** Races by the best round or by how many. Test accounts take part where there is nobody else: in the sandbox. */
export function createRaces(
  { pool, settings, identity }: RacesNeeds,
  promotions: RaceServices['promotions'],
): KindRoom<'race'> & Room<typeof raceCalls> {
  const services: RaceServices = {
    promotions,
    days: createDayStore(pool),
    races: createRaceStore(pool, settings.hasSandbox),
    identity,
  };
  return {
    // Whether somebody would have joined is not known.
    simulate: null,
    handlers: {
      readRaces: (context) => readRaces(services, context),
      joinRace: ({ uid }, request) => joinRace(services, uid, request),
    },
    isDecidedByDay: true,
    jobs: {
      tasks: {},
      crontab: '',
      loops: { promotions_settle_races: { everyMs, act: () => settleRaces(services) } },
    },
  };
}
