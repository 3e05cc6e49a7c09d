import { listQueues } from '@perya/contract/house/staff-calls/queues';
import { listRequests } from '@perya/contract/staff/calls/requests';
import { staffLineEvent, staffLinePath } from '@perya/contract/staff/staff-line';
import { useEffect } from 'react';
import { whenCalm } from '../late/when-calm.ts';
import { queryClient } from '../query/query-client.ts';

/** A line that the server has refused is not opened again by the browser: the session may be back later. */
const reopenMs = 30_000;

/** Under this name tabs agree on who holds the line, and tell each other. */
const shared = 'perya-staff-line';

/** What says, on a case or in the navigation, that something waits. */
const sayWhatWaits = new Set<unknown>([listQueues.path, listRequests.path]);

/** Whatever waits, and the lists that are open, look for news; no row moves by it. */
const lookAnew = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path, part] }) =>
      part === 'newest' || (part !== 'pages' && sayWhatWaits.has(path)),
  });

/** Holds a line open until the signal ends it; `onNews` hears that something has come into a queue. */
function holdLine(onNews: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let line: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      line = new EventSource(staffLinePath);
      line.addEventListener(staffLineEvent, onNews);
      line.addEventListener('error', () => {
        if (line?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      line?.close();
      resolve();
    });
  });
}

/** Hears from the server at once that something has come into a queue. One tab of a browser holds the line for all. */
export function useStaffLine(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const tabs = new BroadcastChannel(shared);
    tabs.addEventListener('message', () => void lookAnew());
    const onNews = () => {
      void lookAnew();
      tabs.postMessage('');
    };
    // It begins with telling all that waits, which the page has just asked for. Without a secure connection tabs cannot
    // agree: then each one looks by itself, as before.
    const forget = whenCalm(() => {
      navigator.locks?.request(shared, { signal }, () => holdLine(onNews, signal)).catch(() => {});
    });
    return () => {
      forget();
      stopping.abort();
      tabs.close();
    };
  }, [isWanted]);
}
