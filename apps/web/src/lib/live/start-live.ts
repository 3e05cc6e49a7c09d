import { ClientError } from '@perya/contract/client-errors';
import { throttles } from '@perya/contract/constants';
import { readGiftMessage, readLiveMessage } from '@perya/contract/live';
import { getLiveCredential } from '@perya/contract/messages/calls/live';
import { api } from '../http/api.ts';
import { readBootData } from '../page/boot-data.ts';
import { reloadWallet } from '../player/load-player.ts';
import { keepLine } from './keep-line.ts';
import { onLive, takeGiftMessage, takeLive } from './live-messages.ts';
import { openLine } from './open-line.ts';
import { createRefresher } from './refresher.ts';

/** Rounds follow each other quickly, and most games show the balance themselves. */
const playGapMs = 3000;

/** The end of a wait that the network or the player may end sooner. */
function waitOrReturn(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', onVisible);
      resolve();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', onVisible);
  });
}

function take(given: unknown): void {
  const gift = readGiftMessage(given);
  const message = readLiveMessage(given);
  if (gift !== null) takeGiftMessage(gift);
  else if (message !== null) takeLive(message);
}

let opened = 0;

/** Opens the line of the player who is logged in, and keeps the wallet true by it. Answers how to end it. */
export function startLive(): () => void {
  const refreshWallet = createRefresher(() => void reloadWallet());
  const stopHearing = [
    onLive('payment', () => refreshWallet(throttles.otherMs)),
    onLive('wallet', ({ kind }) => {
      if (kind === 'wallet') refreshWallet(playGapMs);
    }),
  ];
  const kept = keepLine({
    ask: () => api.call(getLiveCredential, {}),
    open: (credential) =>
      openLine({ credential, apiBase: readBootData().apiBase, onMessage: take }),
    onOpen() {
      opened += 1;
      takeLive({ messageId: `opened-${opened}`, kind: 'refresh' });
    },
    isOver: (error) => error instanceof ClientError && error.category === 'authentication',
    wait: waitOrReturn,
  });
  const check = () => {
    if (document.visibilityState === 'visible') kept.check();
  };
  addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
    for (const stop of stopHearing) stop();
    kept.stop();
  };
}
