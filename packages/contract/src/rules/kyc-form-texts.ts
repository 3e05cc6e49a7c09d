import type { Text } from '../text.ts';

/** What a field of the identity check says when its rule is broken; the English is the documents'. Apart from the other rules' texts, which travel with the first load. */
export const kycFormTexts = {
  idTypeRequired: { en: 'ID type is required', tl: 'Kailangan ang uri ng ID' },
  occupationRequired: { en: 'Occupation is required', tl: 'Kailangan ang trabaho' },
  fundsRequired: {
    en: 'Main source of funds is required',
    tl: 'Kailangan ang pangunahing pinagkukunan ng pondo',
  },
  branchRequired: { en: 'Nearest branch is required', tl: 'Kailangan ang pinakamalapit na branch' },
  genderRequired: { en: 'Gender is required', tl: 'Kailangan ang kasarian' },
  nationalityRequired: { en: 'Nationality is required', tl: 'Kailangan ang nationality' },
  placeOfBirthRequired: {
    en: 'Place of birth is required',
    tl: 'Kailangan ang lugar ng kapanganakan',
  },
  firstNameRequired: { en: 'First name is required', tl: 'Kailangan ang pangalan' },
  middleNameRequired: { en: 'Middle name is required', tl: 'Kailangan ang middle name' },
  lastNameRequired: { en: 'Last name is required', tl: 'Kailangan ang apelyido' },
  currentAddressRequired: {
    en: 'Current address is required',
    tl: 'Kailangan ang kasalukuyang address',
  },
  permanentAddressRequired: {
    en: 'Permanent address is required',
    tl: 'Kailangan ang permanent address',
  },
  birthdayRequired: {
    en: 'Date of birth is required',
    tl: 'Kailangan ang petsa ng kapanganakan',
  },
  birthdayAge: {
    en: 'Age must be between 21 and 100 years',
    tl: 'Ang edad ay dapat 21 hanggang 100 taon',
  },
  nameCharacters: {
    en: 'Allowed characters: A-Z, a-z, space',
    tl: 'Mga pinapayagang character: A-Z, a-z, espasyo',
  },
  /** The documents keep this sentence although the rule allows more. */
  addressCharacters: {
    en: 'Allowed characters: A-Z, a-z, space, comma, period',
    tl: 'Mga pinapayagang character: A-Z, a-z, espasyo, kuwit, tuldok',
  },
  nameLength: { en: 'maxLength is 20', tl: 'hanggang 20 character' },
  placeOfBirthLength: { en: 'maxLength is 30', tl: 'hanggang 30 character' },
  addressLength: { en: 'maxLength is 100', tl: 'hanggang 100 character' },
  idPhotoRequired: {
    en: 'Front photo of ID is required',
    tl: 'Kailangan ang photo ng harap ng ID',
  },
  selfieRequired: { en: 'Selfie with card is required', tl: 'Kailangan ang selfie na may ID' },
  facePhotoRequired: { en: 'Face photo is required', tl: 'Kailangan ang photo ng mukha' },
} as const satisfies Record<string, Text>;

export type KycFormProblem = keyof typeof kycFormTexts;

const byEnglish = new Map<string, Text>(
  Object.values(kycFormTexts).map((text: Text) => [text.en, text]),
);

/** A schema can carry one plain string; this finds the other language of it. */
export function findKycFormText(english: string): Text | null {
  return byEnglish.get(english) ?? null;
}
