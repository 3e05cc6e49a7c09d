import { i18n } from '@lingui/core';
import { localStore, rawLocalStorage } from '@perya/app-kit/browser/browser-stores';
import { type GiftMessage, isMaintenance } from '@perya/contract/live';
import {
  mayInterrupt,
  noteInterrupted,
  offerWaiting,
  onTurn,
} from '../../lib/interruptions/interruptions.ts';
import { fetchMissed } from '../../lib/live/fetch-missed.ts';
import { onGift, onLive, wasLineOpened } from '../../lib/live/live-messages.ts';
import { tellSeen } from '../../lib/live/tell-seen.ts';
import { closeGift, type GiftQueue, nextGift, takeGift, withoutOver } from './gift-queue.ts';
import { readQueue, writeQueue } from './gift-store.ts';
import { giftTitle, openGift } from './open-gift.tsx';

export interface GiftsPlace {
  readonly isInGame: () => boolean;
  /** Calls when the player may have entered or left a game; answers how to stop it. */
  readonly onMove: (listener: () => void) => () => void;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Shows gifts and notices of the player who is logged in, one at a time, until it is stopped. */
export function startGifts({ isInGame, onMove }: GiftsPlace): () => void {
  let shown: { readonly messageId: string; readonly close: () => void } | null = null;
  let isStopped = false;
  let isOpening = false;

  const change = (act: (queue: GiftQueue) => GiftQueue) => {
    writeQueue(localStore, act(readQueue(localStore)));
    show();
  };

  function show(): void {
    // Of several tabs the one that is looked at shows it, and closing it there closes it everywhere.
    if (isStopped || isOpening || document.visibilityState === 'hidden') return;
    const next = nextGift(withoutOver(readQueue(localStore), nowSeconds()), isInGame());
    if (next === null) offerWaiting('gift', []);
    if (next?.messageId === shown?.messageId) return;
    // The next one comes when this one has faded.
    if (shown !== null) shown.close();
    else if (next !== null) openOrHold(next);
  }

  /** What may not open waits behind the bell; opened from there it brings the others after it. */
  function openOrHold(gift: GiftMessage): void {
    if (isMaintenance(gift) || mayInterrupt('gift')) {
      open(gift);
      return;
    }
    const title = () => i18n._(giftTitle(gift.cash_type));
    const openNow = () => shown === null && open(gift);
    offerWaiting('gift', [{ id: gift.messageId, title, open: openNow }]);
  }

  function open(gift: GiftMessage): void {
    const { messageId } = gift;
    let isWithdrawn = false;
    isOpening = true;
    noteInterrupted();
    offerWaiting('gift', []);
    const close = openGift(gift, () => {
      shown = null;
      if (isWithdrawn) show();
      else {
        change((queue) => closeGift(queue, messageId));
        if (!isMaintenance(gift)) void tellSeen(messageId);
      }
    });
    shown = {
      messageId,
      close() {
        isWithdrawn = true;
        close();
      },
    };
    isOpening = false;
  }

  const takeAll = (gifts: readonly GiftMessage[]) =>
    change((queue) => gifts.reduce((rest, gift) => takeGift(rest, gift, nowSeconds()), queue));

  /** What came while nobody listened. */
  async function catchUp(): Promise<void> {
    try {
      const missed = await fetchMissed();
      if (!isStopped) takeAll(missed);
    } catch {
      // Asked again when the line opens the next time.
    }
  }

  const onStorage = ({ storageArea }: StorageEvent) => {
    if (storageArea === rawLocalStorage) show();
  };
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', show);
  const stops = [
    onGift((gift) => takeAll([gift])),
    onLive('refresh', () => void catchUp()),
    onMove(show),
    onTurn(show),
    () => removeEventListener('storage', onStorage),
    () => document.removeEventListener('visibilitychange', show),
  ];
  show();
  if (wasLineOpened()) void catchUp();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    shown?.close();
  };
}
