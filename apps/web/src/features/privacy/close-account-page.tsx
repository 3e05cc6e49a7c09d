import { useLingui } from '@lingui/react/macro';
import { type ClosingFacts, readClosing } from '@perya/contract/privacy/calls/closing';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { CloseForm } from './close-form.tsx';

/** The way to leave for good: what is still in the account, what becomes of it, and the last step. */
export function CloseAccountPage() {
  const { t } = useLingui();
  const { answer: facts, state, reload } = useCall(readClosing, {});
  return (
    <div className="page-column page-narrow">
      <PageHead
        title={t`Close the account`}
        backTo="/s-account"
        backLabel={t`Back to the account`}
      />
      {state === 'failed' && (
        <ErrorState
          title={t`This page could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`}>
          <Skeleton className="h-64" />
        </LoadingState>
      )}
      {facts !== null && (
        <div className="flex flex-col gap-5">
          <Card flush>
            <Contents facts={facts} />
          </Card>
          <WhatHappens facts={facts} />
          <CloseForm facts={facts} onChanged={() => void reload()} />
        </div>
      )}
    </div>
  );
}

function Contents({ facts }: { readonly facts: ClosingFacts }) {
  const { t } = useLingui();
  return (
    <ul>
      <ListRow label={t`Balance`}>
        <span className="amount-figures">{pesoText(facts.balance)}</span>
        {facts.withdrawable !== '0.00' && (
          <Button kind="secondary" onClick={() => openCashier('withdraw')}>
            {t`Withdraw`}
          </Button>
        )}
      </ListRow>
      <ListRow label={t`In turnover`}>
        <span className="amount-figures">{pesoText(facts.locked)}</span>
      </ListRow>
      <ListRow label={t`Open rounds`}>
        <span className="amount-figures">{facts.open_rounds}</span>
      </ListRow>
      <ListRow label={t`Withdrawals under way`}>
        <span className="amount-figures">{facts.withdrawals}</span>
      </ListRow>
    </ul>
  );
}

function WhatHappens({ facts }: { readonly facts: ClosingFacts }) {
  const { t } = useLingui();
  const { wait_days: days, retention_years: years } = facts;
  const lines = [
    t`You are logged out everywhere, and nobody can log in.`,
    t`For ${days} days you can take it back: log in with your phone number. After that, only our support can open the account again.`,
    t`Withdraw your balance first. What you leave stays yours and is kept for you; bonuses that are not wagered end by their own terms.`,
    t`Your phone number cannot be used for another account meanwhile.`,
    t`The law asks us to keep what we know of you for ${years} years. After that it is erased, and what was left can no longer be paid out, because nobody knows whose it is.`,
    t`A break from play goes on until its end.`,
  ];
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-snug">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
