import type { StoredBytesTable } from '../../platform/keys/stored-bytes.ts';

export const staffBytes: StoredBytesTable = {
  'staff.account.totp_sealed': { sealedBy: { id: 'bigint' } },
  'staff.challenge.token_hash': 'no key',
  'staff.company_attempt.code_hash': 'no key',
  'staff.company_attempt.device_hash': 'no key',
  'staff.company_attempt.invitation_hash': 'no key',
  'staff.company_attempt.state_hash': 'no key',
  'staff.device_use.device': 'keyed digest',
  'staff.invitation.code_hash': 'no key',
  'staff.invitation.token_hash': 'no key',
  'staff.passkey.public_key': 'no key',
  'staff.recovery_code.code_hash': 'keyed digest',
  'staff.request.seal': 'keyed digest',
  'staff.session.token_hash': 'no key',
};
