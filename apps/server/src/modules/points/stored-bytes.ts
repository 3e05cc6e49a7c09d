import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const pointsBytes: StoredBytesTable = {
  'points.goods_code.digest': 'keyed digest',
  'points.goods_code.sealed': { sealedBy: { id: 'bigint' } },
  'points.mall_order.recipient': { sealedBy: { uid: 'bigint', id: 'bigint' } },
  'points.month_archive.manifest_hash': 'no key',
  'points.month_seal.hash': 'no key',
  'points.month_seal.previous_hash': 'no key',
  'points.posting.input_hash': 'no key',
  'points.sealed_player.digest': 'no key',
};
