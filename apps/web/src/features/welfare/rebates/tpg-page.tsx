import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { readTpg } from '@perya/contract/promotions/calls/rebates';
import { Card } from '@perya/ui/card';
import { clockIcon } from '@perya/ui/icons/status';
import { NoticeBar } from '@perya/ui/notice-bar';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { LegalNotice } from '../../../lib/page/legal-notice.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { shortPesos } from '../../../lib/text/short-pesos.ts';
import { hourText } from './hour-text.ts';
import { periodDays } from './period-text.ts';

type Rebate = NonNullable<AnswerOf<typeof readTpg>['rebate']>;
type Past = Parameters<typeof periodDays>[0];

/** The rules in the order of the table, and the periods before. */
function useRows() {
  const { t, i18n } = useLingui();
  const periodOf = (held: Past) => {
    const { from, to } = periodDays(held, i18n.locale);
    return to === null ? t`From ${from} on` : t`${from} to ${to}`;
  };
  return (rebate: Rebate, past: readonly Past[]) => {
    const { percent } = rebate;
    const least = shortPesos(rebate.least);
    const most = shortPesos(rebate.most);
    const hour = hourText(rebate.by_hour);
    const times = rebate.wagering_times;
    return [
      [t`Period`, periodOf(rebate)],
      [t`Rebate`, t`${percent}% of your net loss of the day`],
      [t`Minimum`, t`A daily loss of at least ${least}`],
      ...(rebate.most === '' ? [] : [[t`Maximum`, t`${most} for one day`] as const]),
      [t`Credited`, t`The next day by ${hour}, automatically`],
      [t`Wagering`, times === 0 ? t`No wagering requirement` : t`Turnover of ${times}× the amount`],
      ...past.map((held) => [t`Earlier`, periodOf(held)] as const),
    ] as const;
  };
}

/** The rules of the rebate of losses, with the period that the operator has set. [G-109 G-281 G-282 G-283 G-284 G-285 G-286 G-343] */
export function TpgPage() {
  const { t } = useLingui();
  const rowsOf = useRows();
  const { answer, state, reload } = useCall(readTpg, {}, { isPerLanguage: true });
  const rebate = answer?.rebate ?? null;
  return (
    <div className="page-column">
      <PageHead title={t`TPG Daily Loss Rebate`} backTo="/welfare" backLabel={t`Back to Welfare`} />
      {state === 'failed' && (
        <ErrorState
          title={t`The rebate could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && <Skeleton className="h-80" />}
      {answer !== null && rebate === null && (
        <Card>
          <EmptyState drawing={clockIcon} title={t`No rebate right now`} />
        </Card>
      )}
      {rebate !== null && (
        <>
          {rebate.has_ended && <NoticeBar text={t`This promotion has ended.`} />}
          <Card flush>
            <dl>
              {rowsOf(rebate, answer?.past ?? []).map(([term, text]) => (
                <div
                  key={`${term} ${text}`}
                  className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-line border-b px-4 py-3.5 last:border-b-0"
                >
                  <dt className="text-ink-muted">{term}</dt>
                  <dd className="font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <p className="text-[0.9375rem] text-ink-muted leading-normal">
            {t`The net loss of a day is what you staked less what you won, over all rounds that were settled from 00:00 to 23:59 in Manila. You do not need to ask for it.`}
          </p>
        </>
      )}
      <LegalNotice />
    </div>
  );
}
