import { brands } from '@perya/contract/brands';
import { type ExclusionPeriod, exclusionDays } from '@perya/contract/rules/play-limits';
import { type Restriction, restriction } from '@perya/contract/staff/calls/risk';
import type { Text } from '@perya/contract/text';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Identity } from '../../../identity/index.ts';
import type { Limits } from '../../../limits/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface RestrictPlayerNeeds {
  limits: Pick<Limits, 'checkRestriction' | 'restrict'>;
  identity: Pick<Identity, 'account'>;
}

/** The contract has checked the form. */
const amountOf = (text: string | undefined) =>
  text === undefined ? undefined : (parsePesos(text) ?? undefined);

const wantedOf = ({ daily_stake, daily_loss, exclusion }: Restriction) => ({
  daily_stake: amountOf(daily_stake),
  daily_loss: amountOf(daily_loss),
  exclusion,
});

function lengthOf(period: ExclusionPeriod): Text {
  const days = exclusionDays[period];
  if (days === null) return { en: 'for ever', tl: 'habambuhay' };
  return { en: days === 1 ? 'for 1 day' : `for ${days} days`, tl: `nang ${days} araw` };
}

/** What will happen, one sentence for each thing that is asked for. */
function saysOf(input: Restriction): Text {
  const { daily_stake: stake, daily_loss: loss, exclusion } = wantedOf(input);
  const parts: Text[] = [];
  if (stake !== undefined) {
    const amount = formatPesos(stake);
    parts.push({
      en: `may stake at most ${amount} a day`,
      tl: `hanggang ${amount} lamang ang maitataya bawat araw`,
    });
  }
  if (loss !== undefined) {
    const amount = formatPesos(loss);
    parts.push({
      en: `may lose at most ${amount} a day`,
      tl: `hanggang ${amount} lamang ang maaaring matalo bawat araw`,
    });
  }
  if (exclusion !== undefined) {
    const length = lengthOf(exclusion);
    parts.push({
      en: `is kept from play ${length.en} from the approval on`,
      tl: `hindi makapaglalaro ${length.tl} mula sa pag-apruba`,
    });
  }
  return {
    en: `Player ${input.uid} ${parts.map(({ en }) => en).join(', ')}. It counts at once, nothing ends it sooner than the rules of the house, and the player is told.`,
    tl: `Manlalaro ${input.uid}: ${parts.map(({ tl }) => tl).join(', ')}. Agad itong iiral, walang makapagpapaaga ng wakas nito bukod sa mga tuntunin ng bahay, at sasabihan ang manlalaro.`,
  };
}

/** Stricter play limits or an exclusion of a player. */
export function createRestrictPlayer(needs: RestrictPlayerNeeds): RequestAction<Restriction> {
  const { limits, identity } = needs;
  return {
    name: 'limits.restrict',
    input: restriction,
    async check(input) {
      const uid = BigInt(input.uid);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      await limits.checkRestriction(uid, wantedOf(input));
    },
    describe: async (input) => ({
      subject: { kind: 'player', uid: BigInt(input.uid) },
      topic: input.uid,
      says: saysOf(input),
    }),
    carryOut(tx, { origin, input, reason }) {
      const asked = { uid: BigInt(input.uid), origin, brand: brands.h5.name };
      return limits.restrict(tx, asked, wantedOf(input), reason);
    },
  };
}
