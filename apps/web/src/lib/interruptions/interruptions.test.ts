import { afterEach, describe, expect, it, vi } from 'vitest';
import { openModal, removeModal, useModals } from '../modals/open-modal.ts';
import { closeOverlay, openOverlay } from '../overlays/pending-action.ts';
import {
  beginVisit,
  mayInterrupt,
  noteInterrupted,
  offerWaiting,
  onTurn,
  useInterruptions,
  waitingOf,
  whenItsTurn,
} from './interruptions.ts';

const modal = {
  title: 'Title',
  presentation: 'center',
  closeOnMask: true,
  closeOnEscape: true,
  content: () => null,
} as const;

const removeModals = () => {
  for (const { id } of useModals.getState().modals) removeModal(id);
};

const item = (id: string) => ({ id, title: () => id, open: () => {} });

afterEach(() => {
  removeModals();
  closeOverlay();
  beginVisit();
  useInterruptions.setState({ hasLookedAround: false, standing: [] });
});

describe('interruptions', () => {
  it('wait for modals, sheets and what stands over the page', () => {
    useInterruptions.setState({ hasLookedAround: true });
    expect(mayInterrupt('gift')).toBe(true);
    openModal(modal);
    expect(mayInterrupt('gift')).toBe(false);
    removeModals();
    openOverlay('deposit');
    expect(mayInterrupt('gift')).toBe(false);
    closeOverlay();
    useInterruptions.setState({ standing: ['box'] });
    expect(mayInterrupt('gift')).toBe(false);
  });

  it('act once when their turn comes, unless they were called off', () => {
    const first = vi.fn();
    const second = vi.fn();
    openModal(modal);
    whenItsTurn('identity', first);
    whenItsTurn('identity', second)();
    expect(first).not.toHaveBeenCalled();
    removeModals();
    openModal(modal);
    removeModals();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it('tell of a turn until they are stopped', () => {
    const listener = vi.fn();
    const stop = onTurn(listener);
    noteInterrupted();
    expect(listener).toHaveBeenCalledOnce();
    stop();
    beginVisit();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('wait behind the bell in one order, whichever came first, and leave it one source at a time', () => {
    offerWaiting('announcement', [item('news'), item('more')]);
    offerWaiting('agreement', [item('terms')]);
    const ids = () => waitingOf(useInterruptions.getState()).map(({ id }) => id);
    expect(ids()).toEqual(['terms', 'news', 'more']);
    offerWaiting('announcement', [item('more')]);
    expect(ids()).toEqual(['terms', 'more']);
    const listener = vi.fn();
    const stop = onTurn(listener);
    offerWaiting('announcement', [item('more')]);
    expect(listener).not.toHaveBeenCalled();
    stop();
    offerWaiting('agreement', []);
    expect(ids()).toEqual(['more']);
    beginVisit();
    expect(ids()).toEqual([]);
  });
});
