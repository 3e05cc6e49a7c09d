import { decodeBase64Url } from '@perya/app-kit/browser/base64-url';
import type { Store } from '@perya/app-kit/browser/storage';

export interface Referral {
  readonly referrerId: string;
  readonly channelId: string;
}

const idNames = ['ad-id', 'adc-id', 're-id', 'ch-id'] as const;
type CampaignHeaders = Partial<Record<(typeof idNames)[number], string>>;

const referralPattern = /^(?:r=)?(\d+),(\d+)$/;
/** What a header may carry without harm; an id with anything else in it is not one of ours. */
const idPattern = /^[\w.~-]{1,128}$/;

/** The `r` of a referral link: base64 of `r=<referrer>,<channel>` or of the two numbers alone. [A-188 A-345] */
export function decodeReferral(text: string): Referral | null {
  let plain: string;
  try {
    plain = decodeBase64Url(text);
  } catch {
    return null;
  }
  const [, referrerId, channelId] = referralPattern.exec(plain) ?? [];
  return referrerId === undefined || channelId === undefined ? null : { referrerId, channelId };
}

function readIds(query: URLSearchParams): CampaignHeaders {
  const ids: CampaignHeaders = {};
  for (const name of idNames) {
    const value = query.get(name);
    if (value !== null && idPattern.test(value)) ids[name] = value;
  }
  const referral = decodeReferral(query.get('r') ?? '');
  if (referral !== null) {
    ids['re-id'] = referral.referrerId;
    ids['ch-id'] = referral.channelId;
  }
  return ids;
}

/** Stores the ids of the address; a later page without ids does not clear them. */
export function rememberCampaign(query: URLSearchParams, store: Store): void {
  const ids = readIds(query);
  if (Object.keys(ids).length > 0) store.write('campaign', { ...campaignHeaders(store), ...ids });
}

/** The advertising and referral headers of every request. [A-366 A-367] */
export function campaignHeaders(store: Store): CampaignHeaders {
  const stored = store.read('campaign');
  if (typeof stored !== 'object' || stored === null) return {};
  const ids: CampaignHeaders = {};
  for (const name of idNames) {
    const value = (stored as Record<string, unknown>)[name];
    if (typeof value === 'string' && idPattern.test(value)) ids[name] = value;
  }
  return ids;
}
