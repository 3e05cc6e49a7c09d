import type { ScanResult } from '@perya/contract/id-scan/wire';
import { describe, expect, test } from 'vitest';
import { scannedPerson } from '../../../testing/kyc/scripted-scanner.ts';
import { judgeResult } from './judge-result.ts';

const today = '2026-11-16';
const success: ScanResult = {
  transaction_id: 't',
  biz_id: 'b',
  state: 'success',
  reason: null,
  fields: scannedPerson,
  score: 97,
  verified: true,
};
const judge = (changed: Partial<ScanResult>) =>
  judgeResult('UMID', { ...success, ...changed }, today);
const withFields = (changed: Partial<typeof scannedPerson>) =>
  judge({ fields: { ...scannedPerson, ...changed } });

describe('what we make of the scanner’s word', () => {
  test('a success with all that proves a person is one [A-143]', () => {
    expect(judge({})).toEqual({ state: 'success', fields: scannedPerson });
    expect(withFields({ address: '', gender: '', middle_name: '', expiry_date: '' }).state).toBe(
      'success',
    );
  });

  test.each(['pending', 'processing'] as const)('%s is no end', (state) => {
    expect(judge({ state })).toEqual({ state: 'open' });
  });

  test.each([
    ['unreadable', 'unreadable'],
    ['expired', 'expired'],
    ['already_used', 'already_used'],
    ['provider_down', 'provider_down'],
    ['timeout', 'timeout'],
    [null, 'unreadable'],
  ] as const)('a failure because of %s failed because of %s [A-147]', (reason, said) => {
    expect(judge({ state: 'failed', reason })).toEqual({ state: 'failed', reason: said });
  });

  test('fields that come with a failure or an interruption are not taken', () => {
    expect(judge({ state: 'failed' })).not.toHaveProperty('fields');
    expect(judge({ state: 'interrupted' })).toEqual({ state: 'failed', reason: 'interrupted' });
  });

  test.each(['first_name', 'last_name', 'birthday', 'id_number'] as const)(
    'a success without %s is none',
    (name) => {
      expect(withFields({ [name]: ' ' })).toEqual({ state: 'failed', reason: 'unreadable' });
    },
  );

  test('a success without fields, of another type, or of an ID that has run out is none', () => {
    expect(judge({ fields: undefined })).toMatchObject({ reason: 'unreadable' });
    expect(withFields({ id_type: 'PASSPORT' })).toMatchObject({ reason: 'other_type' });
    expect(withFields({ expiry_date: '2026-11-15' })).toMatchObject({ reason: 'expired' });
    expect(withFields({ expiry_date: today }).state).toBe('success');
  });
});
