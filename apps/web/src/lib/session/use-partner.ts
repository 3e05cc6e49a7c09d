import { useSyncExternalStore } from 'react';
import { sessionStore } from '../browser/browser-stores.ts';
import { type Partner, readPartner } from './partner.ts';

const neverChanges = () => () => {};

/** Who brought the player; the server, which cannot know, draws every page for nobody's player. */
export function usePartner(): Partner | null {
  return useSyncExternalStore(
    neverChanges,
    () => readPartner(sessionStore),
    () => null,
  );
}
