import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const kycBytes: StoredBytesTable = {
  'kyc.digest.digest': 'keyed digest',
  'kyc.listing.hit': 'keyed digest',
  'kyc.scan.sealed_fields': 'under its own key',
  'kyc.scan.sealed_key': { sealedBy: { uid: 'bigint', biz_id: 'text' } },
  'kyc.submission.sealed_fields': 'under its own key',
  'kyc.submission.sealed_key': { sealedBy: { uid: 'bigint', version: 'integer' } },
  'kyc.watch_list.sealed_entries': 'under its own key',
  'kyc.watch_list.sealed_key': { sealedBy: { id: 'bigint' } },
  'kyc.watch_list_draft.sealed_entries': 'under its own key',
  'kyc.watch_list_draft.sealed_key': { sealedBy: { id: 'bigint' } },
};
