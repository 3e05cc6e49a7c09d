import { expect, test } from 'vitest';
import { auditInput } from './audit-input.ts';

test.each([
  ['identity', { action: 'identity' }],
  ['Identity.logged-in', { action: 'identity.logged-in' }],
  ['Paid the withdrawal', { action: 'payments.withdrawal-approved' }],
  ['Binayaran ang withdrawal', { action: 'payments.withdrawal-approved' }],
  ['10.0.0.7', { address: '10.0.0.7' }],
  ['::1', { address: '::1' }],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', { request_id: '0f8fad5b-d9cb-469f-a165-70867728950e' }],
])('what is pasted as %s is asked for as %j', (find, input) => {
  expect(auditInput({ find })).toEqual(input);
});

test('an id without its kind is taken for what it looks like, and a chosen kind stands', () => {
  expect(auditInput({ actor: '10000001' })).toEqual({ actor_kind: 'player', actor: '10000001' });
  expect(auditInput({ actor: '101' })).toEqual({ actor_kind: 'staff', actor: '101' });
  expect(auditInput({ subject: '+639171234567' })).toMatchObject({ subject_kind: 'contact' });
  expect(auditInput({ subject: '101', subject_kind: 'staff' })).toEqual({
    subject_kind: 'staff',
    subject: '101',
  });
});

test('days are days in Manila, the last one included', () => {
  expect(auditInput({ from: '2026-11-15', to: '2026-11-15' })).toEqual({
    from: Date.parse('2026-11-14T16:00:00Z') / 1000,
    before: Date.parse('2026-11-15T16:00:00Z') / 1000,
  });
});
