import { useLingui } from '@lingui/react/macro';
import { endSession } from '@perya/contract/identity/calls/account';
import { toast } from '@perya/ui/toast';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** Ends one session by its id, or with null every session but this one. */
export function useEndSession(onChanged: () => Promise<void>) {
  const { t } = useLingui();
  const { submit, sending } = useSubmit(endSession, {
    onDone: async (_, { id }) => {
      toast.success(id === undefined ? t`Logged out everywhere else` : t`The device is logged out`);
      await onChanged();
    },
    problemOf: () => t`Logout failed`,
  });
  const end = async (id: string | null) => {
    // The session may have ended already: the list is refetched after a failure too.
    if (!(await submit(id === null ? {} : { id }))) await onChanged();
  };
  return { end, endingId: sending === undefined ? null : (sending.id ?? 'all') };
}
