import { kycChangeReasons } from '@perya/contract/kyc/change-reasons';
import type { Language } from '@perya/contract/text';
import { expect, it } from 'vitest';
import { tellChangeReason } from './tell-change-reason.ts';

const told = (kept: string, language: Language = 'tl_PH') =>
  tellChangeReason(kept, language, {
    decisionOf: (decision) => `<${decision}>`,
    reasonOf: (reason) => `[${reason}]`,
  });

it('tells what the house has written in the language of whoever reads', () => {
  for (const { en, tl } of Object.values(kycChangeReasons)) {
    expect(told(en)).toBe(tl);
    expect(told(en, 'en_US')).toBe(en);
  }
});

it('tells a decision with its reasons in words and not in codes', () => {
  expect(told('full')).toBe('<full>');
  expect(told('reject screen-capture tampering')).toBe('<reject> · [screen-capture] · [tampering]');
});

it('leaves the words of a person as they are, also where they begin like a decision', () => {
  expect(told('reject him for good')).toBe('reject him for good');
  expect(told('Suspicion of fraud')).toBe('Suspicion of fraud');
  expect(told('')).toBe('');
});
