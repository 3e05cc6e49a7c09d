import {
  type ExclusionPeriod,
  exclusionTerms,
  type LimitName,
  limitNames,
} from '@perya/contract/rules/play-limits';
import type { Text } from '@perya/contract/text';
import type { Application } from '../held-limits.ts';
import { limitText } from '../limit-text.ts';
import type { Restriction } from './decide-restriction.ts';

const limitWords: Record<LimitName, (amount: string) => Text> = {
  daily_stake: (amount) => ({
    en: `may stake at most ${amount} a day`,
    tl: `hanggang ${amount} lamang ang maitataya bawat araw`,
  }),
  daily_loss: (amount) => ({
    en: `may lose at most ${amount} a day`,
    tl: `hanggang ${amount} lamang ang maaaring matalo bawat araw`,
  }),
  weekly_loss: (amount) => ({
    en: `may lose at most ${amount} a week`,
    tl: `hanggang ${amount} lamang ang maaaring matalo bawat linggo`,
  }),
  monthly_loss: (amount) => ({
    en: `may lose at most ${amount} a month`,
    tl: `hanggang ${amount} lamang ang maaaring matalo bawat buwan`,
  }),
  session_minutes: (minutes) => ({
    en: `may play at most ${minutes} without a rest`,
    tl: `hanggang ${minutes} lamang ang paglalaro nang walang pahinga`,
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
const liftWords: Record<LimitName, Text> = {
  daily_stake: {
    en: 'decides again about the own daily stake limit',
    tl: 'siya na muli ang magpapasya sa sariling arawang limit sa taya',
  },
  daily_loss: {
    en: 'decides again about the own daily loss limit',
    tl: 'siya na muli ang magpapasya sa sariling arawang limit sa talo',
  },
  weekly_loss: {
    en: 'decides again about the own weekly loss limit',
    tl: 'siya na muli ang magpapasya sa sariling lingguhang limit sa talo',
  },
  monthly_loss: {
    en: 'decides again about the own monthly loss limit',
    tl: 'siya na muli ang magpapasya sa sariling buwanang limit sa talo',
  },
  session_minutes: {
    en: 'decides again about the own session limit',
    tl: 'siya na muli ang magpapasya sa sariling limit ng session',
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
export function saysOf(uid: string, { exclusion, lift = [], ...wanted }: Restriction): Text {
  const parts = limitNames.flatMap((name) => {
    const amount = wanted[name];
    if (amount === undefined) return [];
    const said = limitText(name, amount);
    const say = limitWords[name];
    return [{ en: say(said.en).en, tl: say(said.tl).tl }];
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
    en: `Player ${uid} ${parts.map(({ en }) => en).join(', ')}. ${end.en}`,
    tl: `Manlalaro ${uid}: ${parts.map(({ tl }) => tl).join(', ')}. ${end.tl}`,
  };
}
