import type { ErrorTable } from '../errors/error-table.ts';
import { kycFormTexts } from '../rules/kyc-form-texts.ts';
import { blockedText, kycReminders } from '../rules/kyc-gate.ts';

/** Refusals of the identity gate and of the identity check. */
export const kycErrors = {
  KYC_REQUIRED: { httpStatus: 200, message: kycReminders.play, audience: 'player' },
  /** Whatever the player wants: an administrator has blocked the account. */
  ACCOUNT_BLOCKED: { httpStatus: 200, message: blockedText, audience: 'player' },
  /** Under review, verified or blocked: the form is shut. */
  KYC_LOCKED: {
    httpStatus: 200,
    message: {
      en: 'Your KYC cannot be changed at present',
      tl: 'Hindi mababago ang KYC mo sa ngayon',
    },
    audience: 'player',
  },
  KYC_ALREADY_BEGUN: {
    httpStatus: 200,
    message: {
      en: 'Your KYC was submitted before: please update it',
      tl: 'Na-submit na ang KYC mo: i-update na lang ito',
    },
    audience: 'player',
  },
  KYC_NOT_BEGUN: {
    httpStatus: 200,
    message: {
      en: 'There is no KYC to update yet: please submit it first',
      tl: 'Wala pang KYC na maa-update: i-submit muna ito',
    },
    audience: 'player',
  },
  /** The request tried to set what only the server or a reviewer sets. */
  KYC_FIELD_REFUSED: {
    httpStatus: 200,
    message: {
      en: 'The request contains a field that you cannot set',
      tl: 'May field sa request na hindi mo puwedeng i-set',
    },
    audience: 'player',
  },
  KYC_BIRTHDAY: { httpStatus: 200, message: kycFormTexts.birthdayAge, audience: 'player' },
  /** Only where the operator asks for it. */
  KYC_MIDDLE_NAME: {
    httpStatus: 200,
    message: kycFormTexts.middleNameRequired,
    audience: 'player',
  },
  /** An ID that this operator has not added to the list. */
  KYC_ID_TYPE: {
    httpStatus: 200,
    message: {
      en: 'This kind of ID is not accepted here: please use another',
      tl: 'Hindi tinatanggap dito ang ganitong ID: gumamit ng iba',
    },
    audience: 'player',
  },
  KYC_SHOP_UNKNOWN: { httpStatus: 200, message: kycFormTexts.branchRequired, audience: 'player' },
  KYC_NATIONALITY: {
    httpStatus: 200,
    message: kycFormTexts.nationalityRequired,
    audience: 'player',
  },
  KYC_PHOTO_USED: {
    httpStatus: 200,
    message: {
      en: 'This photo was submitted before: please upload another one',
      tl: 'Na-submit na ang larawang ito: mag-upload ng iba',
    },
    audience: 'player',
  },
  /** By content: a picture in another format is no photo of a document. */
  KYC_PHOTO_FORMAT: {
    httpStatus: 200,
    message: {
      en: 'A photo of this submission is neither PNG nor JPEG: please send it again',
      tl: 'Hindi PNG o JPEG ang isang larawan dito: ipadala ulit ito',
    },
    audience: 'player',
  },
  OCR_FAILED_TO_START: {
    httpStatus: 200,
    message: { en: 'Failed to start OCR', tl: 'Hindi masimulan ang OCR' },
    audience: 'player',
  },
  OCR_CALLBACK_REFUSED: {
    httpStatus: 200,
    message: {
      en: 'The scan can only lead back to this site',
      tl: 'Sa site na ito lang puwedeng bumalik ang scan',
    },
    audience: 'player',
  },
  OCR_TOO_MANY: {
    httpStatus: 200,
    message: {
      en: 'Too many scans today. Please try again tomorrow',
      tl: 'Napakaraming scan ngayong araw. Subukan ulit bukas',
    },
    audience: 'player',
  },
  OCR_UNKNOWN: {
    httpStatus: 200,
    message: { en: 'This scan is not known', tl: 'Hindi kilala ang scan na ito' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
