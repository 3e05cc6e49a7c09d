import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useSyncExternalStore } from 'react';
import { type Partner, readPartner } from './partner.ts';

const neverChanges = () => () => {};

/** The partner that brought the player. The server cannot know it and renders every page without one. */
export function usePartner(): Partner | null {
  return useSyncExternalStore(
    neverChanges,
    () => readPartner(sessionStore),
    () => null,
  );
}
