import type { Resumption } from '@perya/contract/house/staff-calls/stops';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RequestAction } from '../audit/index.ts';
import type { StopsServices } from './services.ts';
import { resumeWithin } from './stop-gaming.ts';
import type { Stop } from './stops.store.ts';
import { subjectOf } from './target.ts';

function saysOf({ scope, subject, reason }: Stop): Text {
  const what = {
    house: { en: 'All gaming', tl: 'Ang lahat ng laro' },
    venue: { en: `Every game of ${subject}`, tl: `Ang bawat laro ng ${subject}` },
    game: { en: `The game ${subject}`, tl: `Ang larong ${subject}` },
    player: { en: `Play of player ${subject}`, tl: `Ang paglalaro ng manlalaro ${subject}` },
  }[scope];
  return {
    en: `${what.en} goes on at once, unless another stop holds it. It was stopped for: ${reason}`,
    tl: `Agad na matutuloy: ${what.tl}, maliban kung may ibang pagtigil. Itinigil ito dahil sa: ${reason}`,
  };
}

/** Lets gaming go on that was stopped. */
export function resumeGaming(services: StopsServices): RequestAction<Resumption> {
  return {
    async describe({ id }) {
      const stop = await services.store.find(BigInt(id));
      if (!stop || stop.resumedAt !== null) throw new Refusal('STOP_ENDED');
      return { subject: subjectOf(stop), topic: id, says: saysOf(stop) };
    },
    async carryOut(tx, { origin, input, reason }) {
      const done = await resumeWithin(services, tx, origin, { id: BigInt(input.id), reason });
      if (!done) throw new Refusal('STOP_ENDED');
      return done;
    },
  };
}
