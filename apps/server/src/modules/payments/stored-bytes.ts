import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const paymentsBytes: StoredBytesTable = {
  'payments.account.names_digest': 'keyed digest',
  'payments.account.number_digest': 'keyed digest',
  'payments.account.number_sealed': {
    sealedBy: { bucket: 'integer', uid: 'bigint', id: 'bigint' },
  },
  'payments.voucher.code_digest': 'keyed digest',
  'payments.voucher.code_sealed': { sealedBy: { id: 'bigint' } },
};
