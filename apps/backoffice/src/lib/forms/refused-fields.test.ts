import { createArticle } from '@perya/contract/content/staff-calls/articles';
import { addMallCodes } from '@perya/contract/points/staff-calls/mall-goods';
import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

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
