import { describe, expect, test } from 'vitest';
import { missingFor, needsIdNumber } from './missing-for.ts';

const scanned = {
  fields: [{ field: 'id_number', typed: '', scanned: 'N01-12', differs: false }],
} as const;
const unscanned = {
  fields: [{ field: 'id_number', typed: '', scanned: null, differs: false }],
} as const;
const nothing = { reasons: [], fields: [], idNumber: '' };

describe('what a decision lacks', () => {
  test('a rejection lacks a reason, which the player reads', () => {
    expect(missingFor('reject', { fields: [...scanned.fields] }, nothing)).toBe('reasons');
    const given = { ...nothing, reasons: ['tampering' as const] };
    expect(missingFor('reject', { fields: [...scanned.fields] }, given)).toBeNull();
  });

  test('asking again lacks a field that should be given anew', () => {
    expect(missingFor('return', { fields: [...scanned.fields] }, nothing)).toBe('fields');
    const given = { ...nothing, fields: ['birthday' as const] };
    expect(missingFor('return', { fields: [...scanned.fields] }, given)).toBeNull();
  });

  test('an approval in full lacks the ID number that no scan has read', () => {
    const review = { fields: [...unscanned.fields] };
    expect(missingFor('full', review, nothing)).toBe('id_number');
    expect(missingFor('full', review, { ...nothing, idNumber: '  ' })).toBe('id_number');
    expect(missingFor('full', review, { ...nothing, idNumber: 'N01' })).toBeNull();
    expect(missingFor('full', { fields: [...scanned.fields] }, nothing)).toBeNull();
  });

  test('a basic approval and an escalation lack nothing', () => {
    const review = { fields: [...unscanned.fields] };
    expect(missingFor('basic', review, nothing)).toBeNull();
    expect(missingFor('escalate', review, nothing)).toBeNull();
  });

  test('the number is asked for where the form has no such field at all', () => {
    expect(needsIdNumber({ fields: [] })).toBe(true);
  });
});
