import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { scanId } from '../../id-scan/wire.ts';
import { kycFormTexts as texts } from '../../rules/kyc-form-texts.ts';
import { knownIdTypes } from '../../rules/kyc-options.ts';
import { ocrBlock } from './kyc.ts';

/** Where an ID scan stands; success is exactly 2. */
export const ocrStatuses = { none: 0, inProgress: 1, success: 2, failed: 3 } as const;

const callbackUrl = () => z.string().check(z.maxLength(500));

export const setupOcr = defineCall({
  method: 'POST',
  path: '/member/ocr/setup',
  access: 'player',
  gate: 'opensGates',
  summary: 'Begins a scan of an ID at the provider, and answers where the browser goes',
  request: z.object({
    is_frame: z._default(z.boolean(), false),
    /** Made by the server where it is missing. */
    biz_id: z.optional(scanId()),
    id_type: z.enum(knownIdTypes, texts.idTypeRequired.en),
    /** Paths of this site; the server refuses any other address. */
    complete_callback_url: z.optional(callbackUrl()),
    interrupt_callback_url: z.optional(callbackUrl()),
  }),
  answer: z.object({
    biz_id: z.string(),
    /** Base64 of JSON whose `content` is base64 of JSON. [A-192 A-483] */
    client_cfg: z.string(),
    redirect_url: z.string(),
    transaction_id: z.string(),
  }),
  errors: [
    'OCR_FAILED_TO_START',
    'OCR_CALLBACK_REFUSED',
    'OCR_TOO_MANY',
    'KYC_LOCKED',
    'KYC_ID_TYPE',
  ],
  refreshes: 'nothing',
});

export const checkOcrResult = defineCall({
  method: 'POST',
  path: '/member/ocr/checkresult',
  access: 'player',
  gate: 'opensGates',
  summary: 'Asks the provider itself how the scan ended',
  request: z.object({
    transaction_id: scanId(),
    biz_id: scanId(),
    id_type: z.optional(z.enum(knownIdTypes)),
  }),
  answer: z.object({
    ocr_status: z.int(),
    /** The provider says that this ID was verified for somebody already. */
    is_already_verified: z.boolean(),
    ocr: ocrBlock,
  }),
  errors: ['OCR_UNKNOWN'],
  refreshes: 'nothing',
});

/** The scanner says that a scan has ended; how, the server asks for itself. */
export const noteOcrCallback = defineCall({
  method: 'POST',
  path: '/ocr/callback',
  access: 'provider',
  summary: 'The scanner says that a scan has ended; signed, see docs/id-scan.md',
  request: z.object({ transaction_id: scanId(), biz_id: scanId() }),
  /** The same for a scan that is not known: whoever asks learns nothing of players. */
  answer: z.object({ taken: z.boolean() }),
});

export const ocrCalls = { setupOcr, checkOcrResult, noteOcrCallback } as const;
