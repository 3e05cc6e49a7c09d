import * as z from 'zod/mini';
import { knownIdTypes } from '../rules/kyc-options.ts';
import { languages } from '../text.ts';

/**
 * What the server and a scanner of IDs say to each other; docs/id-scan.md is for whoever connects one.
 * The server begins a scan by `POST {base}/v1/transactions` and asks how it ended by
 * `GET {base}/v1/transactions/{id}`. The scanner says that a scan has ended by `POST /ocr/callback`,
 * which is believed in nothing: the server then asks. Every request is signed.
 */
export const transactionsPath = '/v1/transactions';

/** Ids of both sides. */
export const scanId = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

const address = () => z.string().check(z.minLength(1), z.maxLength(2000));

export const beginRequest = z.object({
  biz_id: scanId(),
  id_type: z.enum(knownIdTypes),
  is_frame: z.boolean(),
  lang: z.enum(languages),
  /** Where the browser goes afterwards; the scanner adds `transaction_id` and `biz_id` to the query. */
  complete_url: address(),
  interrupt_url: address(),
  callback_url: address(),
});
export type BeginRequest = z.output<typeof beginRequest>;

/** A page of the web, or a path of this site: a browser is sent there. */
const page = () => z.string().check(z.maxLength(2000), z.regex(/^(?:https?:\/\/|\/(?![/\\]))\S+$/));

export const begunScan = z.object({
  transaction_id: scanId(),
  /** Base64 of JSON whose `content` is base64 of JSON. [A-192 A-483] */
  client_cfg: z.string().check(z.maxLength(10_000)),
  redirect_url: page(),
});
export type BegunScan = z.output<typeof begunScan>;

export const scanStates = ['pending', 'processing', 'success', 'failed', 'interrupted'] as const;
export const scanReasons = [
  'unreadable',
  'expired',
  'already_used',
  'provider_down',
  'timeout',
] as const;
export type ScanReason = (typeof scanReasons)[number];

/** A text of the ID; what is longer was not read from one. */
const read = (lengthMax: number) => z._default(z.string().check(z.maxLength(lengthMax)), '');
/** YYYY-MM-DD, or empty. */
const day = () => z._default(z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)), '');

export const scannedFields = z.object({
  first_name: read(100),
  middle_name: read(100),
  last_name: read(100),
  birthday: day(),
  id_type: z.enum(knownIdTypes),
  id_number: read(60),
  gender: z._default(z.enum(['female', 'male', '']), ''),
  nationality: read(60),
  address: read(300),
  expiry_date: day(),
  issuing_authority: read(100),
});
export type ScannedFields = z.output<typeof scannedFields>;

/** The largest picture of an ID that a result may bring, as base64. */
const imageLengthMax = 6_000_000;

export const scanResult = z.object({
  transaction_id: scanId(),
  biz_id: scanId(),
  state: z.enum(scanStates),
  reason: z._default(z.nullable(z.enum(scanReasons)), null),
  fields: z.optional(scannedFields),
  /** 0 to 100. */
  score: z._default(z.number().check(z.minimum(0), z.maximum(100)), 0),
  verified: z._default(z.boolean(), false),
  /** The front of the ID: a JPEG in base64. */
  image: z.optional(z.string().check(z.maxLength(imageLengthMax))),
});
export type ScanResult = z.output<typeof scanResult>;
