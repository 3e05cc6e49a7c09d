import { describe, expect, it } from 'vitest';
import { tabDestination } from './tab-destination.ts';

describe('tabDestination', () => {
  it('lets everyone go home and asks a visitor to log in for any other tab [M-028]', () => {
    expect(tabDestination('/', false)).toEqual({ kind: 'go' });
    for (const path of ['/s-points', '/welfare', '/service', '/my']) {
      expect(tabDestination(path, false)).toEqual({ kind: 'login', to: path });
    }
  });

  it('lets a signed-in player through', () => {
    expect(tabDestination('/my', true)).toEqual({ kind: 'go' });
  });
});
