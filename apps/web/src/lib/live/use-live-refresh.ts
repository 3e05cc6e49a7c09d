import type { Call } from '@perya/contract/call';
import type { LiveKind } from '@perya/contract/live';
import { refresh } from '../query/refresh.ts';
import { useLive } from './use-live.ts';

/** Asks anew for what the screen shows of these calls, answers and lists, when a message of the kind comes. */
export function useLiveRefresh(kind: LiveKind, calls: readonly Call[]): void {
  useLive(kind, () => void refresh(calls));
}
