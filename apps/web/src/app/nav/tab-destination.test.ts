import { describe, expect, it } from 'vitest';
import { tabDestination } from './tab-destination.ts';

describe('tabDestination', () => {
  const visitor = { hasToken: false, canLogIn: true };

  it('lets everyone go home and asks a visitor to log in for any other tab [M-028]', () => {
    expect(tabDestination('/', visitor)).toEqual({ kind: 'go' });
    for (const path of ['/s-points', '/welfare', '/service', '/my']) {
      expect(tabDestination(path, visitor)).toEqual({ kind: 'login', to: path });
    }
  });

  it('lets a signed-in player through', () => {
    expect(tabDestination('/my', { hasToken: true, canLogIn: true })).toEqual({ kind: 'go' });
  });

  it('does not offer a login that is not there', () => {
    expect(tabDestination('/my', { hasToken: false, canLogIn: false })).toEqual({ kind: 'go' });
  });
});
