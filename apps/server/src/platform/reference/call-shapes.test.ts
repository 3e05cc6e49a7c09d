import { calls } from '@perya/contract/calls';
import { expect, test } from 'vitest';
import { callShapes, changesBetween } from './call-shapes.ts';
import { referencePage } from './reference-page.ts';

const now = callShapes(calls);

test('a call has not changed against itself', () => {
  expect(changesBetween(now, now)).toEqual([]);
});

test('calls that came and went, and fields that did, are told apart', () => {
  const { getWallet, startDeposit, ...others } = now;
  if (!getWallet || !startDeposit) throw new Error('The calls have other names');
  const before = {
    ...others,
    getWallet: { ...getWallet, answer: [...getWallet.answer.slice(1), 'old: string'] },
    oldCall: { method: 'GET', path: '/old', request: [], answer: [] },
  };
  expect(changesBetween(before, now)).toEqual([
    {
      name: 'getWallet',
      what: 'changed',
      came: [`answer ${getWallet.answer[0]}`],
      went: ['answer old: string'],
    },
    { name: 'oldCall', what: 'gone', came: [], went: ['GET /old'] },
    expect.objectContaining({ name: 'startDeposit', what: 'new', went: [] }),
  ]);
  const page = referencePage(calls, { canTry: false, before });
  const told = page.slice(page.indexOf('id="changes"'));
  expect(told).toContain('<a href="#startDeposit">startDeposit</a>');
  expect(told).toContain('answer old: string');
});
