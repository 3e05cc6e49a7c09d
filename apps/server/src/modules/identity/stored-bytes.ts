import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const identityBytes: StoredBytesTable = {
  'identity.challenge.token_hash': 'no key',
  'identity.device.device_hash': 'no key',
  'identity.handover.code_hash': 'no key',
  'identity.otp.asked_by': 'no key',
  'identity.otp.code_hash': 'keyed digest',
  'identity.passkey.public_key': 'no key',
  'identity.player.totp_sealed': { sealedBy: { uid: 'bigint' } },
  'identity.recovery_code.code_hash': 'keyed digest',
  'identity.replaced_token.token_hash': 'no key',
  'identity.session.device_hash': 'no key',
  'identity.session.rotation_salt': 'no key',
  'identity.session.token_hash': 'no key',
};
