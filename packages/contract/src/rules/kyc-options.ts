import type { Text } from '../text.ts';

/** What a player may show as proof of identity everywhere, in the order of the list. */
export const idTypes = [
  'UMID',
  'DRIVING_LICENSE',
  'PASSPORT',
  'PHIL_HEALTH',
  'SSS',
  'POSTAL',
  'PRC',
  'TIN',
] as const;

/** With what an operator may add to them: the national ID. */
export const knownIdTypes = [...idTypes, 'PHILSYS'] as const;
export type IdType = (typeof knownIdTypes)[number];

/** */
export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];

/** The words are what is stored and sent. */
export const occupations = [
  'Employed',
  'Self-Employed',
  'Business Owner',
  'Student',
  'Retired',
  'Unemployed',
  'Homemaker',
  'Freelancer',
  'Government Employee',
  'Private Sector Employee',
  'Other',
] as const;
export type Occupation = (typeof occupations)[number];

/** */
export const fundSources = [
  'Salary/Employment',
  'Business Income',
  'Investments',
  'Inheritance',
  'Personal Savings',
  'Pension/Retirement',
  'Rental Income',
  'Family Allowance',
  'Other Sources',
] as const;
export type FundSource = (typeof fundSources)[number];

/** The photos of a record, by their names on the wire. [A-178 A-304] */
export const photoNames = ['idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath', 'face'] as const;
export type PhotoName = (typeof photoNames)[number];

/** Why a reviewer turns a record down; the player reads the ones that were chosen. [A-123 A-482] */
export const rejectionReasons = {
  'screen-capture': {
    en: 'Screen capture: take the photo of the ID itself, not of a screen',
    tl: 'Screen capture: kunan ng larawan ang mismong ID, hindi ang screen',
  },
  tampering: {
    en: 'Tampering or obstruction: the whole ID must be seen, unaltered and uncovered',
    tl: 'Binago o natatakpan: dapat makita ang buong ID, walang binago at walang takip',
  },
  'face-mismatch': {
    en: 'Facial recognition error: the face must be clear, and the one on the ID',
    tl: 'Hindi makilala ang mukha: dapat malinaw ito at siya ring nasa ID',
  },
  'id-invalid': {
    en: 'Invalid or expired ID: use one that is still valid',
    tl: 'Hindi balido o expired na ID: gumamit ng may bisa pa',
  },
  incomplete: {
    en: 'Incomplete KYC: a field or a photo is missing or does not agree with the ID',
    tl: 'Kulang ang KYC: may kulang na field o larawan, o hindi tugma sa ID',
  },
} as const satisfies Record<string, Text>;
export type RejectionReason = keyof typeof rejectionReasons;
export const rejectionReasonNames = Object.keys(rejectionReasons) as RejectionReason[];
