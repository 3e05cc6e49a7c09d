import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useModals } from '../modals/open-modal.ts';
import { usePendingAction } from '../overlays/pending-action.ts';
import { type Interruption, isItsTurn } from './interruption-rules.ts';

/** Something that would have opened by itself and waits behind the bell instead. */
interface WaitingItem {
  readonly id: string;
  /** Said when it is drawn: the language may change while it waits. */
  readonly title: () => string;
  readonly open: () => void;
}

/** In the order of the list behind the bell. */
const sources = ['agreement', 'gift', 'box', 'announcement', 'install'] as const;
type WaitingSource = (typeof sources)[number];

interface Interruptions {
  readonly hasLookedAround: boolean;
  readonly wasInterrupted: boolean;
  /** What stands over the page without being a modal or a sheet. */
  readonly standing: readonly WaitingSource[];
  readonly waiting: Readonly<Partial<Record<WaitingSource, readonly WaitingItem[]>>>;
}

export const useInterruptions = create<Interruptions>()(() => ({
  hasLookedAround: false,
  wasInterrupted: false,
  standing: [],
  waiting: {},
}));

const lookedAround = 'looked-around';

/** For the visit: whoever loads the page anew has looked around already. */
export function noteLookedAround(): void {
  if (useInterruptions.getState().hasLookedAround) return;
  sessionStore.write(lookedAround, true);
  useInterruptions.setState({ hasLookedAround: true });
}

export function recallLookedAround(): void {
  if (sessionStore.read(lookedAround) === true) noteLookedAround();
}

/** What has opened by itself says so. */
export function noteInterrupted(): void {
  useInterruptions.setState({ wasInterrupted: true });
}

/** A login or a logout begins anew. */
export function beginVisit(): void {
  useInterruptions.setState({ wasInterrupted: false, waiting: {} });
}

export function mayInterrupt(kind: Interruption): boolean {
  const { standing, hasLookedAround, wasInterrupted } = useInterruptions.getState();
  const isFree =
    standing.length === 0 &&
    useModals.getState().modals.length === 0 &&
    usePendingAction.getState().action === null;
  return isItsTurn(kind, { isFree, hasLookedAround, wasInterrupted });
}

/** Calls when it may have become somebody's turn; answers how to stop it. */
export function onTurn(listener: () => void): () => void {
  const stops = [useInterruptions, useModals, usePendingAction].map((store) =>
    store.subscribe(() => listener()),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Acts once, now or when its turn comes; answers how to call it off. */
export function whenItsTurn(kind: Interruption, act: () => void): () => void {
  if (mayInterrupt(kind)) {
    act();
    return () => {};
  }
  const stop = onTurn(() => {
    if (!mayInterrupt(kind)) return;
    stop();
    act();
  });
  return stop;
}

export function useMayInterrupt(kind: Interruption): boolean {
  return useSyncExternalStore(
    onTurn,
    () => mayInterrupt(kind),
    () => false,
  );
}

/** Keeps everything else away while it stands over the page. */
export function useStanding(source: WaitingSource, isStanding: boolean): void {
  useEffect(() => {
    if (!isStanding) return;
    useInterruptions.setState(({ standing }) => ({ standing: [...standing, source] }));
    return () =>
      useInterruptions.setState(({ standing }) => ({
        standing: standing.filter((each) => each !== source),
      }));
  }, [source, isStanding]);
}

/** Puts behind the bell what waits of one source, in place of what waited before. */
export function offerWaiting(source: WaitingSource, items: readonly WaitingItem[]): void {
  const { waiting } = useInterruptions.getState();
  const idsOf = (list: readonly WaitingItem[]) => list.map(({ id }) => id).join();
  // Who offers the same again tells nobody anything.
  if (idsOf(items) === idsOf(waiting[source] ?? [])) return;
  useInterruptions.setState({ waiting: { ...waiting, [source]: items } });
}

export function waitingOf({ waiting }: Pick<Interruptions, 'waiting'>): readonly WaitingItem[] {
  return sources.flatMap((source) => waiting[source] ?? []);
}
