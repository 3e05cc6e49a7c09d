import type { PromoTerms } from '@perya/contract/games/staff-calls/venues';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';

/** What a venue's promotions may credit within a day, and how often it is played first. */
export function changePromoTerms({
  catalogue,
}: Pick<GamesServices, 'catalogue'>): RequestAction<PromoTerms> {
  const wantedOf = (input: PromoTerms) => {
    const allowance = parsePesos(input.promo_allowance);
    if (allowance === null) throw new Refusal('INVALID_INPUT');
    return { venue: input.venue, allowance, wageringTimes: input.promo_wagering_times };
  };
  return {
    async describe(input) {
      const held = await catalogue.findCeilings(input.venue);
      if (!held) throw new Refusal('NOT_FOUND');
      const { venue, allowance, wageringTimes } = wantedOf(input);
      if (held.promoAllowance === allowance && held.promoWageringTimes === wageringTimes) {
        throw new Refusal('NOTHING_TO_CHANGE');
      }
      const is = formatPesos(allowance);
      const was = formatPesos(held.promoAllowance);
      return {
        subject: { kind: 'venue', venue },
        topic: venue,
        says: {
          en: `Promotions of venue ${venue} may credit ${is} a day instead of ${was}; what they credit is played ${wageringTimes} times instead of ${held.promoWageringTimes} before it can be withdrawn.`,
          tl: `Makapag-credit ang mga promosyon ng venue ${venue} ng ${is} bawat araw sa halip na ${was}; lalaruin ang na-credit nang ${wageringTimes} beses sa halip na ${held.promoWageringTimes} bago ma-withdraw.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      const entry = await catalogue.changePromoTerms(tx, { ...wantedOf(input), reason });
      return { entries: [entry] };
    },
  };
}
