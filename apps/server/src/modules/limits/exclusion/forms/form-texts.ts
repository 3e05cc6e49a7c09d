import type { ExclusionAsker, ExclusionPeriod } from '@perya/contract/rules/play-limits';
import type { Text } from '@perya/contract/text';

/** The words of the forms of exclusion. */
export const formTexts = {
  ownTitle: { en: 'Application for self-exclusion', tl: 'Aplikasyon para sa self-exclusion' },
  familyTitle: {
    en: 'Application of the family for an exclusion',
    tl: 'Aplikasyon ng pamilya para sa exclusion',
  },
  standingTitle: { en: 'Exclusion from play', tl: 'Exclusion sa paglalaro' },
  player: { en: 'Player ID', tl: 'Player ID' },
  name: { en: 'Full name of the player', tl: 'Buong pangalan ng player' },
  birthday: { en: 'Date of birth', tl: 'Petsa ng kapanganakan' },
  askedBy: { en: 'Asked for by', tl: 'Hiniling ng' },
  applicant: { en: 'Name of the applicant', tl: 'Pangalan ng humihiling' },
  relation: { en: 'Relation to the player', tl: 'Kaugnayan sa player' },
  contact: {
    en: 'Address and phone of the applicant',
    tl: 'Tirahan at phone number ng humihiling',
  },
  period: { en: 'For how long', tl: 'Gaano katagal' },
  choices: { en: 'For how long (mark one)', tl: 'Gaano katagal (markahan ang isa)' },
  since: { en: 'Set on', tl: 'Itinakda noong' },
  firm: { en: 'Nothing ends it before', tl: 'Walang makapagtatapos nito bago ang' },
  ends: { en: 'Ends on', tl: 'Magtatapos sa' },
  signature: { en: 'Signature over printed name', tl: 'Lagda sa ibabaw ng pangalan' },
  date: { en: 'Date', tl: 'Petsa' },
  staff: { en: 'Received for the operator by', tl: 'Tinanggap para sa operator ni' },
  madeAt: { en: 'Made on', tl: 'Ginawa noong' },
  forEver: { en: 'for ever', tl: 'habambuhay' },
} as const satisfies Record<string, Text>;

export const periodTexts: Readonly<Record<ExclusionPeriod, Text>> = {
  '1d': { en: '1 day', tl: '1 araw' },
  '7d': { en: '7 days', tl: '7 araw' },
  '30d': { en: '30 days', tl: '30 araw' },
  '6m': { en: '6 months', tl: '6 na buwan' },
  '1y': { en: '1 year', tl: '1 taon' },
  '5y': { en: '5 years', tl: '5 taon' },
  permanent: { en: 'For ever', tl: 'Habambuhay' },
};

export const askerTexts: Readonly<Record<ExclusionAsker, Text>> = {
  player: { en: 'The player', tl: 'Ang player' },
  family: { en: 'The family', tl: 'Ang pamilya' },
  house: { en: 'The operator', tl: 'Ang operator' },
};

/** What whoever signs declares; `months` is the figure of the law as it stands. */
export function declarationOf(kind: 'player' | 'family', months: number): Text {
  const firm = {
    en: `Nothing ends an exclusion of a term in its first ${months} months. While it lasts no game opens, no bet and no deposit is taken and nothing is promoted to the player; the balance can be withdrawn.`,
    tl: `Walang makapagtatapos sa exclusion na may takda sa unang ${months} buwan. Habang umiiral ito, walang larong bubukas, walang taya o deposit na tatanggapin at walang promo na iaalok sa player; puwedeng i-withdraw ang balanse.`,
  };
  return kind === 'player'
    ? {
        en: `I ask to be kept from play and deposits for the time that I have marked. ${firm.en}`,
        tl: `Hinihiling kong pagbawalan ako sa paglalaro at deposit sa panahong minarkahan ko. ${firm.tl}`,
      }
    : {
        en: `I ask that the player named above, a member of my family, is kept from play and deposits for the time that I have marked. What I say is true; I have added a proof of the relation and a copy of my ID. ${firm.en}`,
        tl: `Hinihiling kong pagbawalan sa paglalaro at deposit ang player na nakapangalan sa itaas, na kapamilya ko, sa panahong minarkahan ko. Totoo ang sinasabi ko; nakalakip ang patunay ng aming kaugnayan at kopya ng aking ID. ${firm.tl}`,
      };
}
