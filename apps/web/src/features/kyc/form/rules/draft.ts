import type { Store } from '@perya/app-kit/browser/storage';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { kycVisitNames } from '../../../../lib/kyc/kyc-visit.ts';
import type { FormFields } from './form-fields.ts';

const name = kycVisitNames.draft;

export type Draft = Partial<FormFields>;

/** What a draft was typed over: another scan makes it old. */
export function draftBasis({ uid, ocr_status, ocr }: KycRecord): string {
  return [uid, ocr_status, ocr.idType, ocr.idNumber].join(':');
}

/** What the player has changed and not yet submitted; for this tab only. */
export function readDraft(store: Store, basis: string): Draft {
  const stored = store.read(name) as { basis?: unknown; fields?: unknown } | null;
  const isOurs = stored?.basis === basis && typeof stored.fields === 'object';
  if (!isOurs || stored.fields === null) return {};
  const texts = Object.entries(stored.fields as object).filter(
    ([, text]) => typeof text === 'string',
  );
  return Object.fromEntries(texts);
}

export function writeDraft(store: Store, basis: string, fields: Draft): void {
  store.write(name, { basis, fields });
}

export function forgetDraft(store: Store): void {
  store.remove(name);
}
