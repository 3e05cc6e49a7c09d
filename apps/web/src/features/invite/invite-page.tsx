import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { listFriends, readInvite } from '@perya/contract/promotions/calls/referrals';
import { Card } from '@perya/ui/card';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { Fact } from '../../lib/page/fact.tsx';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { FriendList } from './friend-list.tsx';
import { Invitation } from './invitation.tsx';
import { Offer } from './offer.tsx';

type Sums = Pick<AnswerOf<typeof readInvite>, 'friends' | 'rewarded' | 'earned'>;

const refreshedByGifts = [readInvite, listFriends];

/** How to invite, what a friend brings, and who came. [A-048 A-468] */
export function InvitePage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(readInvite, {}, { isPerLanguage: true });
  useLiveRefresh('wallet', refreshedByGifts);
  return (
    <div className="page-column">
      <PageHead title={t`Invite friends`} backTo="/welfare" backLabel={t`Back to Welfare`} />
      {state === 'failed' && (
        <ErrorState
          title={t`Your invitation could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-96" />
        </LoadingState>
      )}
      {answer !== null && (
        <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
          <div className="flex min-w-0 flex-col gap-5">
            <Offer offer={answer.offer} />
            <Invitation code={answer.code} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <InviteSums {...answer} />
            <FriendList />
          </div>
        </div>
      )}
      <LegalNotice />
    </div>
  );
}

function InviteSums({ friends, rewarded, earned }: Sums) {
  const { t } = useLingui();
  return (
    <Card flush>
      <dl>
        <Fact label={t`Friends who joined`} value={String(friends)} isAmount />
        <Fact label={t`Friends with a bonus for you`} value={String(rewarded)} isAmount />
        <Fact label={t`Earned so far`} value={pesoText(earned)} isAmount />
      </dl>
    </Card>
  );
}
