import type { CallState } from '@perya/app-kit/query/call-state';

export function listStateOf(state: CallState<unknown>['state'], count: number) {
  if (state === 'loading') return 'loading';
  if (state === 'failed') return 'error';
  return count === 0 ? 'empty' : 'ready';
}
