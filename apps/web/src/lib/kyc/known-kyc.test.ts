import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { expect, it } from 'vitest';
import { accountMadeAt, type KnownKyc, knownOf, readKnown, statusShown } from './known-kyc.ts';

const known: KnownKyc = {
  status: 'rejected',
  cmpl: 1,
  is_waiting: false,
  created_at: 1_700_000_000,
  updated_at: 1_700_000_100,
  expires_at: 1_700_259_200,
  issue_msg: ['tampering'],
  ocr_status: 2,
  version: 3,
};

it('keeps how the check stands and nothing that says who the player is [A-194]', () => {
  const record = {
    ...known,
    first_name: 'Maria',
    id_number: '••••1234',
    birthday: '1990-01-02',
    issue_message: 'The name on the ID is Maria Santos',
    attachments: { face: 'uploads/7/secret' },
  } as unknown as KycRecord;
  expect(knownOf(record)).toEqual(known);
  expect(readKnown(JSON.parse(JSON.stringify(knownOf(record))))).toEqual(known);
});

it('knows nothing of what it cannot read', () => {
  for (const spoilt of [
    null,
    'rejected',
    {},
    { status: 'gone', expires_at: 1 },
    { status: 'unset' },
  ])
    expect(readKnown(spoilt)).toBeNull();
});

it('shows a frozen player whose submission waits as under review', () => {
  expect(statusShown({ ...known, status: 'frozen', is_waiting: true })).toBe('under_review');
  expect(statusShown({ ...known, status: 'frozen' })).toBe('frozen');
  expect(statusShown({ ...known, status: 'rejected', is_waiting: true })).toBe('rejected');
});

it('knows from the deadline when the account was made [A-128]', () => {
  expect(accountMadeAt(known)).toBe(1_700_000_000);
});
