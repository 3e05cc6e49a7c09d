import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, it } from 'vitest';
import {
  afterSubmit,
  forcedStage,
  movedTo,
  nextStage,
  previousStage,
  shownStage,
  stageOf,
  stages,
  type WizardStage,
} from './stages.ts';
import { readStage, resetStage, writeStage } from './stored-stage.ts';

const at = (stored: number): WizardStage => movedTo(stored);

describe('the stages of the wizard', () => {
  it('are eight, from the entry to the success [A-118 A-119]', () => {
    expect(Object.entries(stages)).toEqual([
      ['entry', 0],
      ['intro', 1],
      ['idType', 2],
      ['scanResult', 3],
      ['selfieGuide', 4],
      ['selfie', 5],
      ['form', 6],
      ['success', 7],
    ]);
  });

  it('are moved through one by one and never left [A-205]', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(all.map((from) => nextStage(at(from)).stored)).toEqual([1, 2, 3, 4, 5, 6, 7, 7]);
    expect(all.map((from) => previousStage(at(from)).stored)).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
  });

  it('are kept within 0 to 7, whatever an address or a store says [A-118 A-120]', () => {
    expect(['3', 3, '0', '7', '9', -4, 'x', '2.5', null, undefined, {}].map(stageOf)).toEqual([
      3, 3, 0, 7, 7, 0, 0, 0, 0, 0, 0,
    ]);
  });
});

describe('a forced stage', () => {
  it('is the entry while a review runs and for the blocked, success for the verified [A-203 A-204]', () => {
    const forced = Object.fromEntries(kycStatuses.map((each) => [each, forcedStage(each)]));
    expect(forced).toEqual({
      unset: null,
      basic_account: null,
      under_review: 0,
      rejected: null,
      basic_kyc: null,
      fully_kyc: 7,
      frozen: null,
      block: 0,
      test_account: 7,
    });
    expect(shownStage(at(5), 'under_review')).toBe(0);
    expect(shownStage(at(5), 'fully_kyc')).toBe(7);
    expect(shownStage(at(5), 'rejected')).toBe(5);
  });

  it('is cleared by any move [A-206]', () => {
    const fixed: WizardStage = { stored: 2, fixed: 7 };
    expect(nextStage(fixed)).toEqual({ stored: 3, fixed: null });
    expect(previousStage(fixed)).toEqual({ stored: 1, fixed: null });
    expect(movedTo(5)).toEqual({ stored: 5, fixed: null });
  });

  it('lets the success show once after a submit, then the entry [A-207]', () => {
    expect(shownStage(afterSubmit, 'under_review')).toBe(7);
    expect(shownStage(movedTo(afterSubmit.stored), 'under_review')).toBe(0);
    expect(shownStage(movedTo(afterSubmit.stored), 'rejected')).toBe(0);
  });
});

it('keeps the stage for the next visit, until it is reset [A-205 A-215]', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  expect(readStage(store)).toBe(0);
  writeStage(store, 4);
  expect(readStage(store)).toBe(4);
  resetStage(store);
  expect(readStage(store)).toBe(0);
});
