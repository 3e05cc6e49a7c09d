import { readPlayer } from '@perya/contract/identity/staff-calls/players';
import { useCall } from '../../lib/query/use-call.ts';

/** The player of the page; all parts of it share the answer. */
export function usePlayer(uid: string) {
  return useCall(readPlayer, { uid });
}
