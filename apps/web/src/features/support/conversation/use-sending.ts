import { isApiError } from '@perya/contract/client-errors';
import { sendSupportMessage } from '@perya/contract/support/calls/support';
import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../lib/live/use-live.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { dropUnsent, markUnsent, nextToSend, sendLostAgain, type Unsent } from './unsent.ts';

/** Sends what was written one after the other; what the line has lost goes again by itself. */
export function useSending(entries: readonly Unsent[], shownKeys: ReadonlySet<string>): void {
  const { submit, isBusy } = useSubmit(sendSupportMessage, {
    onDone: (_message, { key }) => markUnsent(key, 'sent'),
    problemOf: (error, { key }) => {
      if (isApiError(error)) markUnsent(key, 'refused', error.message);
      else markUnsent(key, 'lost');
      return null;
    },
  });
  const next = nextToSend(entries);
  const send = useEffectEvent(() => {
    if (next === null) return;
    const { key, text, pictures } = next;
    void submit({ key, text, pictures: pictures.map(({ objectKey }) => objectKey) });
  });
  const nextKey = next?.key;
  useEffect(() => {
    if (nextKey !== undefined && !isBusy) send();
  }, [nextKey, isBusy]);

  useEffect(() => {
    addEventListener('online', sendLostAgain);
    return () => removeEventListener('online', sendLostAgain);
  }, []);
  useLive('support', ({ kind }) => {
    if (kind === 'refresh') sendLostAgain();
  });

  const isShown = entries.some(({ key }) => shownKeys.has(key));
  useEffect(() => {
    if (isShown) dropUnsent(shownKeys);
  }, [isShown, shownKeys]);
}
