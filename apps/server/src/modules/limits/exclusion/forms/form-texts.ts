import type { ExclusionAsker, ExclusionPeriod } from '@perya/contract/rules/play-limits';
import type { Text } from '@perya/contract/text';

/** The words of the forms of exclusion. */
export const formTexts = {
  ownTitle: { en: 'Application for self-exclusion', tl: 'Aplikasyon para sa sariling pagbabawal' },
  familyTitle: {
    en: 'Application of the family for an exclusion',
    tl: 'Aplikasyon ng pamilya para sa pagbabawal',
  },
  standingTitle: { en: 'Exclusion from play', tl: 'Pagbabawal sa paglalaro' },
  player: { en: 'Player ID', tl: 'Player ID' },
  name: { en: 'Full name of the player', tl: 'Buong pangalan ng manlalaro' },
  birthday: { en: 'Date of birth', tl: 'Petsa ng kapanganakan' },
  askedBy: { en: 'Asked for by', tl: 'Hiniling ng' },
  applicant: { en: 'Name of the applicant', tl: 'Pangalan ng humihiling' },
  relation: { en: 'Relation to the player', tl: 'Kaugnayan sa manlalaro' },
  contact: { en: 'Address and phone of the applicant', tl: 'Tirahan at telepono ng humihiling' },
  period: { en: 'For how long', tl: 'Gaano katagal' },
  choices: { en: 'For how long (mark one)', tl: 'Gaano katagal (markahan ang isa)' },
  since: { en: 'Set on', tl: 'Itinakda noong' },
  firm: { en: 'Nothing ends it before', tl: 'Walang makapagtatapos nito bago ang' },
  ends: { en: 'Ends on', tl: 'Magtatapos sa' },
  signature: { en: 'Signature over printed name', tl: 'Lagda sa ibabaw ng pangalan' },
  date: { en: 'Date', tl: 'Petsa' },
  staff: { en: 'Received for the house by', tl: 'Tinanggap para sa bahay ni' },
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
  player: { en: 'The player', tl: 'Ang manlalaro' },
  family: { en: 'The family', tl: 'Ang pamilya' },
  house: { en: 'The house', tl: 'Ang bahay' },
};

/** What whoever signs declares; `months` is the figure of the law as it stands. */
export function declarationOf(kind: 'player' | 'family', months: number): Text {
  const firm = {
    en: `Nothing ends an exclusion of a term in its first ${months} months. While it lasts no game opens, no bet and no deposit is taken and nothing is promoted to the player; the balance can be withdrawn.`,
    tl: `Walang makapagtatapos sa pagbabawal na may takda sa unang ${months} buwan. Habang umiiral ito ay walang laro na mabubuksan, walang taya at depositong tatanggapin at walang iaalok na promosyon; maaaring i-withdraw ang balanse.`,
  };
  return kind === 'player'
    ? {
        en: `I ask to be kept from play and deposits for the time that I have marked. ${firm.en}`,
        tl: `Hinihiling kong pagbawalan ako sa paglalaro at deposito sa panahong minarkahan ko. ${firm.tl}`,
      }
    : {
        en: `I ask that the player named above, a member of my family, is kept from play and deposits for the time that I have marked. What I say is true; I have added a proof of the relation and a copy of my ID. ${firm.en}`,
        tl: `Hinihiling kong pagbawalan sa paglalaro at deposito ang manlalarong nakapangalan sa itaas, na kapamilya ko, sa panahong minarkahan ko. Totoo ang sinasabi ko; nakalakip ang patunay ng aming kaugnayan at kopya ng aking ID. ${firm.tl}`,
      };
}
