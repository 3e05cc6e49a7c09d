import { brands } from '@perya/contract/brands';
import type { Restriction } from '@perya/contract/limits/staff-calls/limits';
import {
  type ExclusionPeriod,
  exclusionTerms,
  type LimitKind,
  limitKinds,
  mapLimitKinds,
} from '@perya/contract/rules/play-limits';
import type { Text } from '@perya/contract/text';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import { changeWithin } from '../change-limits.ts';
import type { Application } from '../held-limits.ts';
import type { LimitsServices } from '../services.ts';
import { decideRestriction } from './decide-restriction.ts';

/** The contract has checked the form. */
const amountOf = (text: string | undefined) =>
  text === undefined ? undefined : (parsePesos(text) ?? undefined);

/** Who applies for the exclusion; of the family it must be said who. */
function applicationOf({
  exclusion,
  exclusion_by: by = 'house',
  applicant,
  relation,
}: Restriction) {
  if (exclusion === undefined) return undefined;
  if (by !== 'family') return { by, period: exclusion };
  if (!applicant || !relation) {
    const field = applicant ? 'relation' : 'applicant';
    throw new Refusal('APPLICANT_NEEDED', undefined, undefined, { field: [field] });
  }
  return { by, period: exclusion, applicant, relation };
}

const wantedOf = (input: Restriction) => ({
  ...mapLimitKinds((kind) => amountOf(input[kind])),
  lift: input.lift && [...new Set(input.lift)],
  exclusion: applicationOf(input),
});

const limitWords: Record<LimitKind, (amount: string) => Text> = {
  daily_stake: (amount) => ({
    en: `may stake at most ${amount} a day`,
    tl: `hanggang ${amount} lamang ang maitataya bawat araw`,
  }),
  daily_loss: (amount) => ({
    en: `may lose at most ${amount} a day`,
    tl: `hanggang ${amount} lamang ang maaaring matalo bawat araw`,
  }),
  daily_deposit: (amount) => ({
    en: `may deposit at most ${amount} a day`,
    tl: `hanggang ${amount} lamang ang maidedeposito bawat araw`,
  }),
  weekly_deposit: (amount) => ({
    en: `may deposit at most ${amount} a week`,
    tl: `hanggang ${amount} lamang ang maidedeposito bawat linggo`,
  }),
  monthly_deposit: (amount) => ({
    en: `may deposit at most ${amount} a month`,
    tl: `hanggang ${amount} lamang ang maidedeposito bawat buwan`,
  }),
};

/** What was the house's stays as the player's own, who may ask for a higher one then. */
const liftWords: Record<LimitKind, Text> = {
  daily_stake: {
    en: 'decides again about the own daily stake limit',
    tl: 'siya na muli ang magpapasya sa sariling arawang limit sa taya',
  },
  daily_loss: {
    en: 'decides again about the own daily loss limit',
    tl: 'siya na muli ang magpapasya sa sariling arawang limit sa talo',
  },
  daily_deposit: {
    en: 'decides again about the own daily deposit limit',
    tl: 'siya na muli ang magpapasya sa sariling arawang limit sa deposito',
  },
  weekly_deposit: {
    en: 'decides again about the own weekly deposit limit',
    tl: 'siya na muli ang magpapasya sa sariling lingguhang limit sa deposito',
  },
  monthly_deposit: {
    en: 'decides again about the own monthly deposit limit',
    tl: 'siya na muli ang magpapasya sa sariling buwanang limit sa deposito',
  },
};

function lengthOf(period: ExclusionPeriod): Text {
  const term = exclusionTerms[period];
  if (term === null) return { en: 'for ever', tl: 'habambuhay' };
  const { unit, count } = term;
  return {
    en: count === 1 ? `for 1 ${unit}` : `for ${count} ${unit}s`,
    tl: `nang ${count} ${unit === 'day' ? 'araw' : 'buwan'}`,
  };
}

/** Who applied, where it was not the house's own thought. */
function askerOf({ by, applicant, relation }: Application): Text {
  if (by === 'family') {
    return {
      en: ` as the family asked (${applicant}, ${relation})`,
      tl: ` ayon sa hiling ng pamilya (${applicant}, ${relation})`,
    };
  }
  if (by === 'player') return { en: ' as the player asked', tl: ' ayon sa hiling ng manlalaro' };
  return { en: '', tl: '' };
}

/** What will happen, one sentence for each thing that is asked for. */
function saysOf(input: Restriction): Text {
  const { exclusion, lift = [], ...wanted } = wantedOf(input);
  const parts = limitKinds.flatMap((kind) => {
    const amount = wanted[kind];
    return amount === undefined ? [] : [limitWords[kind](formatPesos(amount))];
  });
  if (exclusion !== undefined) {
    const length = lengthOf(exclusion.period);
    const asker = askerOf(exclusion);
    parts.push({
      en: `is kept from play and deposits ${length.en} from the approval on${asker.en}`,
      tl: `hindi makapaglalaro at makapagdedeposito ${length.tl} mula sa pag-apruba${asker.tl}`,
    });
  }
  const isStricter = parts.length > 0;
  for (const kind of lift) parts.push(liftWords[kind]);
  const end = isStricter
    ? {
        en: 'It counts at once, nothing ends it sooner than the rules of the house, and the player is told.',
        tl: 'Agad itong iiral, walang makapagpapaaga ng wakas nito bukod sa mga tuntunin ng bahay, at sasabihan ang manlalaro.',
      }
    : {
        en: 'It counts at once, and the player is told.',
        tl: 'Agad itong iiral, at sasabihan ang manlalaro.',
      };
  return {
    en: `Player ${input.uid} ${parts.map(({ en }) => en).join(', ')}. ${end.en}`,
    tl: `Manlalaro ${input.uid}: ${parts.map(({ tl }) => tl).join(', ')}. ${end.tl}`,
  };
}

/** Stricter play limits or an exclusion of a player, or the end of limits that the house had set. */
export function restrictPlayer(
  services: Pick<LimitsServices, 'store' | 'identity' | 'policy'>,
): RequestAction<Restriction> {
  const { store, identity, policy } = services;
  return {
    async describe(input) {
      const uid = BigInt(input.uid);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      const months = await policy.value('irrevocable_months');
      decideRestriction(await store.read(uid), wantedOf(input), months);
      return { subject: { kind: 'player', uid }, topic: input.uid, says: saysOf(input) };
    },
    async carryOut(tx, { origin, input, reason }) {
      const asked = { uid: BigInt(input.uid), origin, brand: brands.h5.name };
      const months = await policy.within(tx, 'irrevocable_months');
      const { entries, events } = await changeWithin(services, tx, asked, (held) =>
        decideRestriction(held, wantedOf(input), months),
      );
      return { entries: entries.map((entry) => ({ ...entry, reason })), events };
    },
  };
}
