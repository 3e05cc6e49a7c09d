export const passkeyTables = {
  passkeys: 'identity.passkey',
  ceremonies: 'identity.passkey_ceremony',
  owner: 'uid',
} as const;
