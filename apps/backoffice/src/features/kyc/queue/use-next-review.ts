import { useLingui } from '@lingui/react/macro';
import { claimReview } from '@perya/contract/kyc/staff-calls/reviews';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** Claims the submission that has waited longest and opens it; `onEmpty` if none does. */
export function useNextReview(onEmpty?: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(claimReview, {
    onDone: async (claimed) => {
      if (claimed === null) {
        toast.success(t`Nothing waits: the queue is empty`);
        onEmpty?.();
        return;
      }
      await navigate({
        to: '/kyc/reviews/$uid/$version',
        params: { uid: claimed.uid, version: String(claimed.version) },
        search: true,
      });
    },
  });
  return { next: () => void submit({}), isBusy };
}
