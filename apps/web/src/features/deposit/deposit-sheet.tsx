import { useLingui } from '@lingui/react/macro';
import { listChannels } from '@perya/contract/payments/calls/payments';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { toast } from '@perya/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { channelsIn, wantedAmount, wantedChannel } from '../../lib/cashier/channel-choice.ts';
import { channelPartnerOf } from '../../lib/cashier/channel-partner.ts';
import type { OverlayContentProps } from '../../lib/overlays/overlay-contents.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import { DepositPanel } from './deposit-panel.tsx';

/** Money into the wallet, over the page one is on. [A-007 M-079] */
export default function DepositSheet({ payload, close }: OverlayContentProps) {
  const { t } = useLingui();
  const partner = channelPartnerOf(provedPartner());
  const { answer, state, answeredAt, reload } = useCall(
    listChannels,
    { mode: '1', partner },
    { isPerLanguage: true },
  );
  const channels = answer === null ? null : channelsIn(partner, answer);
  const isEmpty = channels?.length === 0;
  const sayEmpty = useEffectEvent(() => toast.error(t`No payment methods available`));
  useEffect(() => {
    if (isEmpty) sayEmpty();
  }, [isEmpty]);
  if (state === 'failed') {
    return (
      <ErrorState
        title={t`The payment methods could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
      />
    );
  }
  if (channels === null) return <DepositSkeleton hasMethods={partner === 'web'} />;
  if (isEmpty) {
    return (
      <EmptyState
        title={t`No payment methods available`}
        text={t`Deposits are closed for now. Please try again later.`}
      />
    );
  }
  return (
    <DepositPanel
      partner={partner}
      channels={channels}
      listedAt={answeredAt}
      wanted={wantedChannel(payload.data)}
      wantedAmount={wantedAmount(payload.data)}
      reload={() => void reload()}
      close={close}
    />
  );
}

/** The room that methods, amounts and button take. */
function DepositSkeleton({ hasMethods }: { readonly hasMethods: boolean }) {
  const { t } = useLingui();
  return (
    <div role="status" className="flex flex-col gap-4 pt-1">
      <span className="sr-only">{t`Loading...`}</span>
      {hasMethods && (
        <div className="grid grid-cols-2 gap-2 min-[22.5rem]:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <Skeleton key={place} className="h-27 rounded-control" />
          ))}
        </div>
      )}
      <Skeleton className="h-12 rounded-control" />
      <div className="grid grid-cols-3 gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-11 rounded-control" />
        ))}
      </div>
      <Skeleton className="h-13 rounded-control" />
    </div>
  );
}
