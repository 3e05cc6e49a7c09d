import { getLimits, type PlayLimits } from '@perya/contract/calls/limits';
import { useCallback, useEffect, useState } from 'react';

interface LimitsState {
  readonly limits: PlayLimits | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** Every change answers the limits as they then stand. */
  readonly take: (limits: PlayLimits) => void;
}

export function useLimits(): LimitsState {
  const [limits, setLimits] = useState<PlayLimits | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    import('../../lib/http/api.ts')
      .then(({ api }) => api.call(getLimits, {}))
      .then(setLimits, () => setHasFailed(true));
  }, []);
  useEffect(reload, [reload]);
  return { limits, hasFailed, reload, take: setLimits };
}
