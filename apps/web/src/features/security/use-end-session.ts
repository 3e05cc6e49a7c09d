import { useLingui } from '@lingui/react/macro';
import { endSession } from '@perya/contract/calls/account';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';

/** Ends one session by its id, or with null every session but this one. */
export function useEndSession(onChanged: () => Promise<void>) {
  const { t } = useLingui();
  const [endingId, setEndingId] = useState<string | null>(null);
  const end = async (id: string | null) => {
    setEndingId(id ?? 'all');
    try {
      const { api } = await import('../../lib/http/api.ts');
      await api.call(endSession, id === null ? {} : { id });
      toast.success(id === null ? t`Logged out everywhere else` : t`The device is logged out`);
    } catch {
      toast.error(t`Logout failed`);
    }
    await onChanged();
    setEndingId(null);
  };
  return { end, endingId };
}
