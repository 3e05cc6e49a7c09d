import { type BetDetail, readBet } from '@perya/contract/calls/bets';
import { isApiError } from '@perya/contract/client-errors';
import { useCallback, useEffect, useState } from 'react';

type BetState = BetDetail | 'loading' | 'missing' | 'failed';

const absent = new Set(['NOT_FOUND', 'INVALID_INPUT']);

/** One record of the player; another player's is as missing as one that never was. */
export function useBet(id: string): { readonly bet: BetState; readonly reload: () => void } {
  const [bet, setBet] = useState<BetState>('loading');
  const reload = useCallback(() => {
    setBet('loading');
    import('../../lib/http/api.ts')
      .then(({ api }) => api.call(readBet, { id }))
      .then(setBet, (error: unknown) =>
        setBet(isApiError(error) && absent.has(error.code) ? 'missing' : 'failed'),
      );
  }, [id]);
  useEffect(reload, [reload]);
  return { bet, reload };
}
