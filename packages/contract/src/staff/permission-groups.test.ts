import { expect, test } from 'vitest';
import { permissionGroups } from './permission-groups.ts';
import { permissionNames } from './permissions.ts';

test('every permission stands in one group, and no group is empty', () => {
  const grouped = permissionGroups.flatMap(({ permissions }) => permissions);
  expect(grouped.toSorted()).toEqual(permissionNames.toSorted());
  for (const { title, permissions } of permissionGroups) {
    expect(permissions.length, title.en).toBeGreaterThan(0);
  }
});
