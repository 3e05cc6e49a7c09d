export const passkeyTables = {
  passkeys: 'staff.passkey',
  ceremonies: 'staff.passkey_ceremony',
  owner: 'staff_id',
} as const;
