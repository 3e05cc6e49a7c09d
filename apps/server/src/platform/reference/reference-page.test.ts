import { calls } from '@perya/contract/calls';
import { expect, test } from 'vitest';
import { referencePage } from './reference-page.ts';

const page = referencePage(calls, { canTry: false });
const sectionOf = (name: string) => page.split(`id="${name}"`)[1]?.split('</section>')[0] ?? '';
const refusalsOf = (name: string) =>
  [...sectionOf(name).matchAll(/#code-(\w+)"/g)].map(([, code]) => code);

test('a call is shown with the answer that a player of a test has got, where one is written down', () => {
  expect(sectionOf('getWallet')).toContain('Answer, as a test has got it');
  expect(sectionOf('startDeposit')).not.toContain('Answer, as a test has got it');
});

test('a call is shown with its gate and with what the gate refuses, which the call does not repeat', () => {
  expect(sectionOf('startDeposit')).toContain('gate: deposit');
  expect(refusalsOf('startDeposit').slice(0, 6)).toEqual([
    'KYC_REQUIRED',
    'ACCOUNT_BLOCKED',
    'TEST_ACCOUNT_REFUSED',
    'EXCLUDED',
    'RESTRICTED',
    'AGREEMENT_REQUIRED',
  ]);
  expect(refusalsOf('addTestFunds').slice(0, 3)).toEqual([
    'KYC_REQUIRED',
    'ACCOUNT_BLOCKED',
    'TEST_ACCOUNT_ONLY',
  ]);
  expect(refusalsOf('getWallet')).toEqual([]);
  for (const name of Object.keys(calls)) {
    const codes = refusalsOf(name);
    expect(codes, name).toEqual([...new Set(codes)]);
  }
});
