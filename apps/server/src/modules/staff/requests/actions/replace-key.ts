import { type KeyWanted, keyWanted } from '@perya/contract/games/staff-calls/venues';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Catalogue } from '../../../catalogue/index.ts';
import type { Games } from '../../../games/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface ReplaceKeyNeeds {
  catalogue: Pick<Catalogue, 'findVenue'>;
  games: { keys: Pick<Games['keys'], 'requireValid' | 'addWithin'> };
}

/** A new key of a venue: it is made when whoever asked for it collects it, and its secret is seen then alone. */
export function createReplaceKey({ catalogue, games }: ReplaceKeyNeeds): RequestAction<KeyWanted> {
  const { keys } = games;
  return {
    name: 'games.key',
    input: keyWanted,
    async check({ venue, valid }) {
      if (!(await catalogue.findVenue(venue))) throw new Refusal('NOT_FOUND');
      await keys.requireValid(venue, valid);
    },
    async describe({ venue, valid: [oldest, ...others] }) {
      const ends =
        oldest !== undefined && others.length > 0
          ? {
              en: ` The oldest, ${oldest}, ends then.`,
              tl: ` Matatapos noon ang pinakaluma, ${oldest}.`,
            }
          : { en: '', tl: '' };
      return {
        subject: { kind: 'venue', venue },
        topic: venue,
        says: {
          en: `Venue ${venue} gets a new key, with which bets, wins and promotions are booked. Whoever asked collects its secret, once, within 24 hours.${ends.en}`,
          tl: `Magkakaroon ng bagong key ang venue ${venue}, na ginagamit sa pagtala ng taya, panalo at promosyon. Kukunin ng humiling ang lihim nito, minsan lamang, sa loob ng 24 oras.${ends.tl}`,
        },
      };
    },
    carryOut: async () => ({
      entries: [],
      events: [],
      handOver: [{ part: 'venue-key', to: 'asker' }],
    }),
    async collect(tx, { input, reason }) {
      const wanted = { expected: input.valid, reason };
      const { id, secret, entry, forget } = await keys.addWithin(tx, input.venue, wanted);
      return { name: id, value: secret, entries: [entry], afterCommit: forget };
    },
  };
}
