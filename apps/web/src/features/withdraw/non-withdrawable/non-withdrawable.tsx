import { useLingui } from '@lingui/react/macro';
import { listRequirements } from '@perya/contract/payments/calls/payments';
import { Button } from '@perya/ui/button';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useRouter } from '@tanstack/react-router';
import { closeOverlay } from '../../../lib/overlays/pending-action.ts';
import { useContactUrl } from '../../../lib/page/use-contact-url.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useCountsText } from '../use-counts-text.ts';
import { RequirementRow } from './requirement-row.tsx';

/** Why part of the balance stays, and what frees it. [M-215 M-481] */
export function NonWithdrawable({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {t`Deposits and bonuses have a turnover limit: they must be played before they can be withdrawn. Every settled bet counts, the oldest amount first, and what you win is yours.`}
      </p>
      <Requirements />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Button size="large" onClick={close}>{t`Close`}</Button>
        <ContactService onFollow={close} />
      </div>
    </div>
  );
}

function Requirements() {
  const { t } = useLingui();
  const countsText = useCountsText();
  const { answer, state, reload } = useCall(listRequirements, {}, { isPerLanguage: true });
  if (answer === null) {
    if (state !== 'failed') return <Skeleton className="h-28" />;
    return (
      <ErrorState
        title={t`This could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
      />
    );
  }
  if (answer.requirements.length === 0) {
    return (
      <p className="font-semibold">{t`No turnover left: you can withdraw your whole balance.`}</p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-4">
        {answer.requirements.map((requirement, place) => (
          <RequirementRow
            key={requirement.posting_id}
            requirement={requirement}
            isBehind={place > 0}
          />
        ))}
      </ul>
      <p className="text-[0.875rem] text-ink-muted">{countsText(answer.counts)}</p>
    </div>
  );
}

/** To the service page; without one, to the operator's chat in a window of its own. [M-215] */
function ContactService({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const { servicePath, chatUrl } = useContactUrl();
  const follow = () => {
    onFollow();
    if (servicePath === null) {
      window.open(chatUrl, '_blank', 'noopener');
      return;
    }
    closeOverlay();
    router.history.push(servicePath);
  };
  return (
    <Button kind="secondary" size="large" onClick={follow}>
      {t`Contact Service`}
    </Button>
  );
}
