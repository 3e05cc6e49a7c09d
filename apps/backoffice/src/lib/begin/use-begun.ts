import { useEffect } from 'react';
import { create } from 'zustand';

/** What a page begins by a button of its own, and for the palette. */
export type Beginning =
  | 'stop'
  | 'notice'
  | 'promotion'
  | 'gift'
  | 'goods'
  | 'vouchers'
  | 'watch-list'
  | 'colleague'
  | 'announcement'
  | 'article'
  | 'campaign'
  | 'reply'
  | 'player-block'
  | 'player-restrict'
  | 'player-sessions'
  | 'player-test'
  | 'player-adjust'
  | 'player-gift'
  | 'player-close';

interface Begun {
  readonly what: Beginning;
  /** Whom or what it is about; empty where that is still to be said. */
  readonly subject: string;
}

const useBegunState = create<{ readonly begun: Begun | null }>()(() => ({ begun: null }));

/** Lets the page that is open, or the next one, begin it. No address does: a link opens no decision. */
export function begin(what: Beginning, subject = ''): void {
  useBegunState.setState({ begun: { what, subject } });
}

function end(): void {
  useBegunState.setState({ begun: null });
}

/** What of these is begun here, about `subject` alone where one is named. It ends with the page. */
export function useBegun<What extends Beginning>(whats: readonly What[], subject?: string) {
  const begun = useBegunState((state) => state.begun);
  const what = whats.find((each) => each === begun?.what);
  const isOwn = subject === undefined || begun?.subject === subject;
  const own = begun !== null && what !== undefined && isOwn ? { ...begun, what } : null;
  const isBegun = own !== null;
  useEffect(() => (isBegun ? end : undefined), [isBegun]);
  return { begun: own, isBegun, end };
}
