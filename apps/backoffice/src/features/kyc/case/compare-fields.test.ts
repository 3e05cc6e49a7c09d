import type { Review } from '@perya/contract/kyc/staff-calls/reviews';
import { describe, expect, test } from 'vitest';
import { compareFields } from './compare-fields.ts';

type Pair = Review['fields'][number];
const pair = (field: Pair['field'], typed: string, scanned: string | null = null): Pair => ({
  field,
  typed,
  scanned,
  differs: false,
});

describe('two submissions side by side', () => {
  test('say which fields are the same, whatever the case and the spaces', () => {
    const mine = { fields: [pair('last_name', 'Dela  Cruz'), pair('first_name', 'Ana')] };
    const theirs = { fields: [pair('last_name', 'DELA CRUZ'), pair('first_name', 'Anna')] };
    expect(compareFields(mine, theirs)).toEqual([
      { field: 'last_name', mine: 'Dela  Cruz', theirs: 'DELA CRUZ', isSame: true },
      { field: 'first_name', mine: 'Ana', theirs: 'Anna', isSame: false },
    ]);
  });

  test('take an ID number from the scan where nobody typed it', () => {
    const mine = { fields: [pair('id_number', '', 'A-1')] };
    expect(compareFields(mine, { fields: [pair('id_number', 'a-1')] })[0]).toMatchObject({
      mine: 'A-1',
      isSame: true,
    });
  });

  test('call nothing the same that neither has', () => {
    const empty = { fields: [pair('middle_name', '')] };
    expect(compareFields(empty, empty)[0]).toMatchObject({ isSame: false });
    expect(compareFields(empty, { fields: [] })[0]).toMatchObject({ theirs: '', isSame: false });
  });
});
