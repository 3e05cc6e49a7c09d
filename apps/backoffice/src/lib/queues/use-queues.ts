import type { Queue } from '@perya/contract/house/staff-calls/home';
import { listQueues } from '@perya/contract/house/staff-calls/queues';
import { useCall } from '../query/use-call.ts';
import { useMay } from '../session/session.ts';
import { useNotified } from './notified.ts';
import { queuePlaces } from './queue-state.ts';
import { useStaffLine } from './use-staff-line.ts';

/** Looked at all the same: a line may break, and the age of what waits goes on. */
const lookEveryMs = 15_000;

/** What waits, told by the line and looked at every few seconds; in a hidden tab only for whoever wants to be told. */
export function useQueues(): readonly Queue[] {
  const may = useMay();
  const isNotified = useNotified();
  useStaffLine(may('home.read'));
  const { answer } = useCall(
    listQueues,
    {},
    { isWanted: may('home.read'), pollMs: lookEveryMs, pollsHidden: isNotified },
  );
  // What a newer server tells and this page has no words for is left out until it is loaded anew.
  return (answer?.rows ?? []).filter(({ name }) => name in queuePlaces);
}
