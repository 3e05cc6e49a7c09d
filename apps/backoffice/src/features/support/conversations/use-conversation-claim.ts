import {
  claimConversation,
  releaseConversation,
  type StaffConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useNow } from '../../../lib/show/use-now.ts';

/** Who has the conversation, and the ways to take and to give it back. A closed one can be taken up again. */
export function useConversationClaim({ uid, claim }: Pick<StaffConversation, 'uid' | 'claim'>) {
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const claiming = useSubmit(claimConversation);
  const releasing = useSubmit(releaseConversation);
  const is = claimStateOf({ isOpen: true, claim }, nowSeconds);
  return {
    claim,
    is,
    isMine: is === 'mine',
    leftSeconds: claim === null ? 0 : claim.until - nowSeconds,
    onTake: async () => {
      // Who was quicker is shown when it fails.
      if (!(await claiming.submit({ uid }))) await refreshFor(claimConversation);
    },
    onRelease: () => void releasing.submit({ uid }),
    isBusy: claiming.isBusy || releasing.isBusy,
  };
}
