import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { getProfile } from '../../profile/calls/profile.ts';
import {
  currentAddressProblem,
  firstNameProblem,
  kycText,
  lastNameProblem,
  middleNameProblem,
  permanentAddressProblem,
  placeOfBirthProblem,
} from '../../rules/kyc-form.ts';
import { kycFormTexts as texts } from '../../rules/kyc-form-texts.ts';
import { kycPolicies } from '../../rules/kyc-gate.ts';
import { fundSources, genders, knownIdTypes, occupations } from '../../rules/kyc-options.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';

/** A key that `uploadFile` has answered. */
const objectKey = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(200));

const names = {
  first_name: kycText(firstNameProblem),
  middle_name: z._default(
    kycText((text) => middleNameProblem(text)),
    '',
  ),
  last_name: kycText(lastNameProblem),
};

/** Whether the age fits is decided by the server's day in Manila. */
const birthday = z
  .string(texts.birthdayRequired.en)
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.birthdayRequired.en));

const gender = z.enum(genders, texts.genderRequired.en);

/** Nobody sets these by hand; a request that tries is refused and written down. */
const notYours = {
  status: z.optional(z.unknown()),
  uid: z.optional(z.unknown()),
  cmpl: z.optional(z.unknown()),
  reviewer: z.optional(z.unknown()),
};

const form = z.object({
  ...notYours,
  ...names,
  id_type: z.enum(knownIdTypes, texts.idTypeRequired.en),
  birthday,
  gender,
  nationality: z
    .string(texts.nationalityRequired.en)
    .check(z.minLength(1, texts.nationalityRequired.en), z.maxLength(60)),
  place_of_birth: kycText(placeOfBirthProblem),
  current_address: kycText(currentAddressProblem),
  permanent_address: kycText(permanentAddressProblem),
  /** The id of a branch of `listShops`. */
  shop_id: z.coerce.number(texts.branchRequired.en).check(z.int(texts.branchRequired.en)),
  occupation: z.enum(occupations, texts.occupationRequired.en),
  source_of_income: z.enum(fundSources, texts.fundsRequired.en),
  attachments: z.object(
    {
      idPhoto: objectKey(texts.idPhotoRequired.en),
      selfieWithIDPhotoPath: objectKey(texts.selfieRequired.en),
      idPhotoBack: z.optional(z.string().check(z.maxLength(200))),
      face: z.optional(z.string().check(z.maxLength(200))),
    },
    texts.idPhotoRequired.en,
  ),
});

const refusals = [
  'KYC_LOCKED',
  'KYC_FIELD_REFUSED',
  'KYC_BIRTHDAY',
  'KYC_MIDDLE_NAME',
  'KYC_ID_TYPE',
  'KYC_SHOP_UNKNOWN',
  'KYC_NATIONALITY',
  'KYC_PHOTO_USED',
  'KYC_PHOTO_FORMAT',
  'FILE_UNKNOWN',
] as const;

const submitted = z.object({
  status: z.enum(kycStatuses),
  /** Counts the submissions of this player, from 1. */
  version: z.int(),
});

/** Object keys, each with an address that shows the photo to this player for a few minutes; empty where there is none. [A-178 A-304 A-481] */
const attachments = z.object({
  face: z.string(),
  face_url: z.string(),
  idPhoto: z.string(),
  idPhoto_url: z.string(),
  idPhotoBack: z.string(),
  idPhotoBack_url: z.string(),
  selfieWithIDPhotoPath: z.string(),
  selfieWithIDPhotoPath_url: z.string(),
});

/** What the scanner read from the ID; empty texts where it read nothing. */
export const ocrBlock = z.object({
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  birthday: z.string(),
  idType: z.string(),
  idNumber: z.string(),
  gender: z.string(),
  attachments,
  /** 0 to 100. */
  score: z.number(),
  nationality: z.string(),
  address: z.string(),
  verified: z.boolean(),
});

/** [A-174 A-390 M-351] */
const record = z.object({
  uid: z.string(),
  created_at: unixSeconds(),
  updated_at: unixSeconds(),
  country_code: z.string(),
  phone: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  id_type: z.string(),
  /** Masked but for its last four characters: the player knows it. */
  id_number: z.string(),
  birthday: z.string(),
  nearest_branch: z.string(),
  shop_id: z.int(),
  gender: z.string(),
  attachments,
  extra_details: z.object({ issuing_authority: z.string(), expiry_date: z.string() }),
  place_of_birth: z.string(),
  nationality: z.string(),
  current_address: z.string(),
  permanent_address: z.string(),
  nature_of_work: z.string(),
  source_of_income: z.string(),
  occupation: z.string(),
  tokens: z.string(),
  blacklist_status: z.int(),
  /** Why the last submission was turned down: a sentence of the reviewer, the names of `rejectionReasons`, the fields that are wrong. */
  issue_message: z.string(),
  issue_msg: z.array(z.string()),
  issue_fields: z.array(z.string()),
  status: z.enum(kycStatuses),
  /** 1 if this player must complete the check: not verified, and either 72 hours have passed or staff ask for it. [A-270 A-486] */
  cmpl: z.union([z.literal(0), z.literal(1)]),
  /** A submission waits for its review; a frozen player's too, who stays frozen until it is approved. */
  is_waiting: z.boolean(),
  /** When the account is restricted: three days after it was made. */
  expires_at: unixSeconds(),
  /** The server's clock, by which a countdown runs. */
  now: unixSeconds(),
  comment: z.string(),
  reviewer: z.string(),
  review_times: z.int(),
  /** 0 none, 1 in progress, 2 success, 3 failed. */
  ocr_status: z.int(),
  ocr: ocrBlock,
  version: z.int(),
  /** The operator's own: which table the gate goes by, and whether the forms ask for a middle name. [A-296 A-489] */
  policy: z.enum(kycPolicies),
  middle_name_required: z.boolean(),
  /** What the operator takes as proof of identity. */
  id_types: z.array(z.enum(knownIdTypes)),
});
export type KycRecord = z.output<typeof record>;

export const getKyc = defineCall({
  method: 'GET',
  path: '/member/kyc/detail',
  access: 'player',
  gate: 'reads',
  summary: 'The KYC record of the player, with status and cmpl',
  request: z.object({}),
  answer: record,
});

export const insertKyc = defineCall({
  method: 'POST',
  path: '/member/kyc/insert',
  access: 'player',
  gate: 'opensGates',
  summary: 'Submits the identity check for the first time, while the status is unset',
  request: form,
  answer: submitted,
  errors: [...refusals, 'KYC_ALREADY_BEGUN'],
  refreshes: [getKyc, getProfile],
});

export const updateKyc = defineCall({
  method: 'POST',
  path: '/member/kyc/update',
  access: 'player',
  gate: 'opensGates',
  summary: 'Submits the identity check again, with any status but unset',
  request: form,
  answer: submitted,
  errors: [...refusals, 'KYC_NOT_BEGUN'],
  refreshes: [getKyc, getProfile],
});

export const updateKycBase = defineCall({
  method: 'POST',
  path: '/member/kyc/base',
  access: 'player',
  gate: 'opensGates',
  summary:
    'Gives name, birthday and gender, with photos where there are some; an unset player becomes a basic account',
  request: z.object({
    ...notYours,
    ...names,
    birthday,
    gender,
    attachments: z._default(
      z.object({
        idPhoto: z.optional(z.string().check(z.maxLength(200))),
        idPhotoBack: z.optional(z.string().check(z.maxLength(200))),
        selfieWithIDPhotoPath: z.optional(z.string().check(z.maxLength(200))),
      }),
      {},
    ),
  }),
  answer: submitted,
  errors: [...refusals],
  refreshes: [getKyc, getProfile],
});

/** [A-189 A-391] */
export const listShops = defineCall({
  method: 'POST',
  path: '/member/kyc/shops',
  access: 'player',
  gate: 'reads',
  summary: 'The branches of the operator',
  request: z.object({}),
  answer: z.array(z.object({ label: z.string(), value: z.int() })),
  refreshes: 'nothing',
});

export const kycCalls = { insertKyc, updateKyc, updateKycBase, getKyc, listShops } as const;
