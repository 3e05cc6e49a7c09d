import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { readFundsProof } from '@perya/contract/evidence/calls/funds';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { Scene } from '../../../lib/page/scene.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CheckedFunds } from './checked-funds.tsx';
import { Cover } from './cover.tsx';

/** What the house owes its players, and the player's own part of it, checked on this device. */
export function FundsPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { answer, state, reload } = useCall(readFundsProof, {});
  return (
    <div className="page-column">
      <PageHead
        title={t`Proof of funds`}
        backTo="/s-transaction/balance"
        backLabel={t`Back to the transactions`}
      />
      <p className="text-[0.9375rem] text-ink-muted">
        {t`Once a day we add up what we owe every player and sign the total. Here your device checks that your balance is in that total, and that nothing was left out or made smaller on the way.`}
      </p>
      {state === 'failed' && (
        <ErrorState
          title={say(listTexts.failed, language)}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <div role="status" className="grid gap-5">
          <p>{say(listTexts.loading, language)}</p>
          <Skeleton className="h-48" />
        </div>
      )}
      {answer?.proof === null && (
        <EmptyState
          title={t`Your balance is not in the last count`}
          text={t`Your wallet was empty at that time, or the first count is still to come. Test accounts are not counted.`}
          picture={<Scene name="papers" />}
        />
      )}
      {answer?.proof && <CheckedFunds proof={answer.proof} />}
      {answer && <Cover cover={answer.cover} />}
    </div>
  );
}
