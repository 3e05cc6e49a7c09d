import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const messagesBytes: StoredBytesTable = {
  'messages.push_key.private_sealed': { sealedBy: { id: 'integer' } },
  'messages.push_device.address_sealed': {
    sealedBy: { bucket: 'integer', uid: 'bigint', id: 'bigint' },
  },
  'messages.push_device.endpoint_digest': 'keyed digest',
};
