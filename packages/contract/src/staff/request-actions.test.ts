import { expect, test } from 'vitest';
import { approverOf } from './permissions.ts';
import { askingCalls, requestActionNames, requestActions } from './request-actions.ts';

test('every action that takes two is asked for by one call, with a permission that names who approves', () => {
  const calls = Object.values(askingCalls);
  expect(requestActionNames.toSorted()).toEqual(calls.map(({ asks }) => asks).toSorted());
  for (const name of requestActionNames) {
    const { permission, access } = requestActions[name];
    expect([name, access]).toEqual([name, { staff: permission }]);
    expect([name, approverOf(permission)]).not.toEqual([name, null]);
  }
});
