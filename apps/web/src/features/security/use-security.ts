import type { AnswerOf } from '@perya/contract/call';
import { getSecurity } from '@perya/contract/calls/account';
import { useCallback, useEffect, useState } from 'react';

export type Security = AnswerOf<typeof getSecurity>;

interface SecurityState {
  readonly security: Security | null;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Sessions, logins and the second factor, as the server knows them now. */
export function useSecurity(): SecurityState {
  const [security, setSecurity] = useState<Security | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(async () => {
    setHasFailed(false);
    try {
      const { api } = await import('../../lib/http/api.ts');
      setSecurity(await api.call(getSecurity, {}));
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { security, hasFailed, reload };
}
