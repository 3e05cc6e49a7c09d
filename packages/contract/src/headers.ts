/** The names of the headers that calls carry. [A-363 A-364 A-365 A-366 A-367 A-493] */
export const headerNames = {
  token: 'authorization',
  device: 'device',
  language: 'lang',
  adId: 'ad-id',
  adClickId: 'adc-id',
  referrerId: 're-id',
  channelId: 'ch-id',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

export const mediaTypes = {
  cbor: 'application/cbor',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

export type Encoding = keyof typeof mediaTypes;

export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,64}$/;
