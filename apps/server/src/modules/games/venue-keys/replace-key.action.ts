import type { KeyWanted } from '@perya/contract/games/staff-calls/venues';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';

/** A new key of a venue: it is made when whoever asked for it collects it, and its secret is seen then alone. */
export function replaceKey({
  catalogue,
  keys,
}: Pick<GamesServices, 'catalogue' | 'keys'>): RequestAction<KeyWanted> {
  return {
    async describe({ venue, valid }) {
      if (!(await catalogue.findVenue(venue))) throw new Refusal('NOT_FOUND');
      await keys.requireValid(venue, valid);
      const [oldest, ...others] = valid;
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
      handOver: [{ part: 'venue-key', to: 'asker' }],
    }),
    async collect(tx, { input, reason }) {
      const wanted = { expected: input.valid, reason };
      const { id, secret, entry, forget } = await keys.addWithin(tx, input.venue, wanted);
      return { name: id, value: secret, entries: [entry], afterCommit: forget };
    },
  };
}
