import { useLingui } from '@lingui/react/macro';
import type { Queue } from '@perya/contract/house/staff-calls/home';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotified } from '../../lib/queues/notified.ts';
import { useQueueNames } from '../../lib/queues/queue-names.ts';
import { grownSince } from '../../lib/queues/queue-state.ts';

/** Tells of what has come into a queue while the tab is hidden, for whoever wished it. */
export function useTold(queues: readonly Queue[]): void {
  const { t } = useLingui();
  const names = useQueueNames();
  const isNotified = useNotified();
  const before = useRef<readonly Queue[]>([]);
  const tell = useEffectEvent(() => {
    const grown = grownSince(before.current, queues);
    before.current = queues;
    if (!isNotified || !document.hidden) return;
    for (const { name, waiting: count } of grown) {
      // One note for each queue: a newer one stands in the place of the one before.
      new Notification(names[name], { body: t`Waiting: ${count}`, tag: `perya-${name}` });
    }
  });
  const seen = JSON.stringify(queues.map(({ name, waiting }) => [name, waiting]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts of an answer is what waits.
  useEffect(() => tell(), [seen]);
}
