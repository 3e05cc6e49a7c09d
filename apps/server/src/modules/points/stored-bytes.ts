import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const pointsBytes: StoredBytesTable = {
  'points.goods_code.digest': 'keyed digest',
  'points.goods_code.sealed': { sealedBy: { id: 'bigint' } },
  'points.mall_order.recipient': { sealedBy: { uid: 'bigint', id: 'bigint' } },
  'points.posting.input_hash': 'no key',
};
