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
  houseTitle: {
    en: 'Exclusion from play by the operator',
    tl: 'Exclusion sa paglalaro mula sa operator',
  },
  player: { en: 'Player ID', tl: 'Player ID' },
  name: { en: 'Full name of the player', tl: 'Buong pangalan ng player' },
  birthday: { en: 'Date of birth', tl: 'Petsa ng kapanganakan' },
  askedBy: { en: 'Asked for by', tl: 'Hiniling ng' },
  applicant: { en: 'Name of the applicant', tl: 'Pangalan ng humihiling' },
  relation: { en: 'Relation to the player', tl: 'Kaugnayan sa player' },
  relations: {
    en: 'Relation to the player (mark one)',
    tl: 'Kaugnayan sa player (markahan ang isa)',
  },
  spouse: { en: 'Spouse', tl: 'Asawa' },
  child: { en: 'Child, at least 18 years old', tl: 'Anak, hindi bababa sa 18 taong gulang' },
  parent: { en: 'Parent', tl: 'Magulang' },
  enclosed: { en: 'Enclosed (mark each)', tl: 'Kalakip (markahan ang bawat isa)' },
  ownId: {
    en: 'Copy of a valid government ID with photo',
    tl: 'Kopya ng valid na government ID na may larawan',
  },
  ownPhoto: {
    en: '2x2 photo, taken within the last six months',
    tl: '2x2 na larawan, kuha sa nakaraang anim na buwan',
  },
  applicantId: {
    en: 'Copy of a valid government ID of the applicant',
    tl: 'Kopya ng valid na government ID ng humihiling',
  },
  respondentId: {
    en: 'Copy of an ID with photo of the player',
    tl: 'Kopya ng ID na may larawan ng player',
  },
  relationProof: { en: 'Proof of the relation', tl: 'Patunay ng kaugnayan' },
  sheet: {
    en: 'Made after what PAGCOR publishes of its {form}; where PAGCOR wants its own sheet, that one is added',
    tl: 'Ginawa ayon sa inilathala ng PAGCOR tungkol sa {form} nito; kung sariling papel ng PAGCOR ang kailangan, idaragdag iyon',
  },
  contact: {
    en: 'Address and phone of the applicant',
    tl: 'Tirahan at phone number ng humihiling',
  },
  period: { en: 'For how long', tl: 'Gaano katagal' },
  choices: { en: 'For how long (mark one)', tl: 'Gaano katagal (markahan ang isa)' },
  since: { en: 'Set on', tl: 'Itinakda noong' },
  firm: { en: 'Nothing ends it before', tl: 'Walang makapagtatapos nito bago ang' },
  ends: { en: 'Ends on', tl: 'Magtatapos sa' },
  phone: { en: 'Address and phone', tl: 'Tirahan at phone number' },
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

/** The regulator's names of the applications, whose sheets stand on its pages. */
export const sheetNames = { player: 'RG Form 2', family: 'RG Form 3' } as const;

/** What PAGCOR makes of an application, as its pages on exclusion say. */
const handedOn: Text = {
  en: 'The operator hands this application to PAGCOR, which enters the player in its National Database of Restricted Persons: the exclusion then holds at every gaming site under PAGCOR. It is lifted by itself when its time is over; for a longer one, of six months at least, the form is filled in anew. What is said here is told to nobody else, unless the law asks for it or the player agrees.',
  tl: 'Ibibigay ng operator ang aplikasyong ito sa PAGCOR, na maglilista sa player sa National Database of Restricted Persons: ipatutupad ang exclusion sa lahat ng gaming site na sakop ng PAGCOR. Kusa itong maaalis kapag tapos na ang panahon; para pahabain nang hindi bababa sa anim na buwan, punan muli ang form. Walang ibang pagsasabihan ng nakasulat dito, maliban kung hinihingi ng batas o pumayag ang player.',
};

/** What whoever signs declares; `months` is the figure of the law as it stands. */
export function declarationOf(kind: 'player' | 'family', months: number): Text {
  const firm = {
    en: `Nothing ends an exclusion of a term in its first ${months} months. While it lasts no game opens, no bet and no deposit is taken and nothing is promoted to the player; the balance can be withdrawn.`,
    tl: `Walang makapagtatapos sa exclusion na may takda sa unang ${months} buwan. Habang umiiral ito, walang larong bubukas, walang taya o deposit na tatanggapin at walang promo na iaalok sa player; puwedeng i-withdraw ang balanse.`,
  };
  return kind === 'player'
    ? {
        en: `I ask to be kept from play and deposits for the time that I have marked. ${firm.en} ${handedOn.en}`,
        tl: `Hinihiling kong pagbawalan ako sa paglalaro at deposit sa panahong minarkahan ko. ${firm.tl} ${handedOn.tl}`,
      }
    : {
        en: `I ask that the player named above, a member of my family, is kept from play and deposits for the time that I have marked. What I say is true. ${firm.en} ${handedOn.en}`,
        tl: `Hinihiling kong pagbawalan sa paglalaro at deposit ang player na nakapangalan sa itaas, na kapamilya ko, sa panahong minarkahan ko. Totoo ang sinasabi ko. ${firm.tl} ${handedOn.tl}`,
      };
}
