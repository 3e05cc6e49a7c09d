import { ClientError } from '@perya/contract/client-errors';
import { createArticle } from '@perya/contract/content/staff-calls/articles';
import { addMallCodes } from '@perya/contract/points/staff-calls/mall-goods';
import { describe, expect, it } from 'vitest';
import { refusedByServer, refusedFields } from './refused-fields.ts';

it('names a field inside of another by its path', () => {
  const input = { key: crypto.randomUUID(), kind: 'news', title: { en: 5, tl: 'x' } };
  expect(refusedFields(createArticle, input)).toEqual(['title.en']);
});

it('names the field of several rows once, whichever of them cannot be read', () => {
  expect(refusedFields(addMallCodes, { id: 1001, codes: ['x', 'y'] })).toEqual(['codes']);
});

it('names nothing of what the contract takes', () => {
  expect(refusedFields(addMallCodes, { id: 1001, codes: ['ABCD-1'] })).toEqual([]);
});

describe('what the server refuses', () => {
  const of = (code: string, message: string, field?: string) =>
    Object.assign(
      new ClientError('server', message, code),
      field === undefined ? {} : { details: { field: [field] } },
    );
  const fieldOf = (error: unknown) =>
    refusedByServer(error, { GIFT_BOUND: 'amount', NOT_FOUND: false }, (name) =>
      ['uid', 'daily_stake', 'content.rules.prizes'].includes(name),
    );

  it('is said at the field that its code means, in its own words', () => {
    expect(fieldOf(of('GIFT_BOUND', 'Too much'))).toEqual({ field: 'amount', says: 'Too much' });
  });

  it('is said at the field that it names, in words for a person', () => {
    expect(fieldOf(of('INVALID_INPUT', 'uid: Invalid string'))).toEqual({ field: 'uid' });
  });

  it('is said at the field that its details name, in its own words', () => {
    const says = 'The daily stake limit of this player is ₱50.00';
    const refused = of('LIMIT_NOT_STRICTER', says, 'daily_stake');
    expect(fieldOf(refused)).toEqual({ field: 'daily_stake', says });
  });

  it('is said at the field that holds the row which its details name', () => {
    const refused = of('PROMOTION_RULES', 'Not so', 'content.rules.prizes.0.amount');
    expect(fieldOf(refused)).toEqual({ field: 'content.rules.prizes', says: 'Not so' });
    expect(fieldOf(of('PROMOTION_RULES', 'Not so', 'content.rules'))).toBeNull();
  });

  it('is of no field where it means or names none that is shown', () => {
    expect(fieldOf(of('NOT_FOUND', 'Not found'))).toBeNull();
    expect(fieldOf(of('INVALID_INPUT', 'key: Invalid UUID'))).toBeNull();
    expect(fieldOf(of('REQUEST_WAITS', 'It waits already'))).toBeNull();
    expect(fieldOf(new ClientError('network', 'uid: gone', 'INVALID_INPUT'))).toBeNull();
  });
});
