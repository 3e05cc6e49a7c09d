import { expect, it } from 'vitest';
import { readAccount } from './read-account.ts';

it('reads the profile as the server spells it', () => {
  const account = readAccount({
    uid: '7',
    username: 'player7',
    nick_name: 'Maria5',
    has_phone_number: true,
    has_login_password: false,
    kyc_status: 2,
  });
  expect(account).toMatchObject({
    uid: '7',
    name: 'Maria5',
    hasPhone: true,
    hasPassword: false,
    kycStatus: 'under_review',
  });
});

it('reads the other spellings as well [A-173]', () => {
  const account = readAccount({
    username: 'player7',
    nickname: 'Maria5',
    hasPhoneNumber: true,
    hasLoginPassword: true,
    kycStatus: 5,
  });
  expect(account).toMatchObject({
    name: 'Maria5',
    hasPhone: true,
    hasPassword: true,
    kycStatus: 'fully_kyc',
  });
});

it('falls back to the username, and to an unset identity check', () => {
  expect(readAccount({ username: 'player7', nickname: '', nick_name: '' })).toMatchObject({
    name: 'player7',
    kycStatus: 'unset',
  });
});
