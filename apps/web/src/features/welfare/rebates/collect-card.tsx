import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { claimCq9, cq9Pid, type readCq9 } from '@perya/contract/promotions/calls/rebates';
import { parsePesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { toast } from '@perya/ui/toast';
import { celebrate } from '../../../lib/moments/celebrate.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';

interface CollectCardProps {
  readonly rebate: AnswerOf<typeof readCq9>;
}

function HowItWorks({ rebate }: CollectCardProps) {
  const { t } = useLingui();
  const { percent } = rebate;
  const hasLeast = (parsePesos(rebate.least) ?? 0n) > 0n;
  const least = pesoText(rebate.least);
  const most = pesoText(rebate.most);
  const times = rebate.wagering_times;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
      {rebate.has_ended && <p className="font-semibold">{t`This promotion has ended.`}</p>}
      <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-normal">
        <li>{t`Get back ${percent}% of what you bet on these games in a day, Manila time. It is ready the next day.`}</li>
        {hasLeast && <li>{t`You need bets of ${least} or more in the day.`}</li>}
        {rebate.most !== '' && <li>{t`You get back up to ${most} a day.`}</li>}
        <li>{t`Collect it before that day ends. After that it expires and is listed under Unclaimed.`}</li>
        {times > 0 && (
          <li>{t`The bonus can be withdrawn after turnover of ${times}× its amount.`}</li>
        )}
      </ul>
    </Card>
  );
}

/** What waits, the button for it, what came and what was missed. [G-104 G-106 G-107 G-108 G-140 G-170] */
export function CollectCard({ rebate }: CollectCardProps) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { submit, isBusy } = useSubmit(claimCq9, {
    onDone: ({ amount }) => {
      const credited = pesoText(amount);
      toast.success(t`${credited} was added to your balance`);
    },
  });
  const collect = async (from: DOMRect) => {
    if (await submit({ pid: cq9Pid })) celebrate(from, 'pesos');
  };
  const isWaiting = (parsePesos(rebate.bonus) ?? 0n) > 0n;
  const until = moment(rebate.expires_at);
  const sums = [
    [t`Today so far`, rebate.today],
    [t`Claimed`, rebate.claimed],
    [t`Unclaimed`, rebate.unclaimed],
  ] as const;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card kind="glow" className="flex flex-col gap-4 p-5">
        <div>
          <h2 className="font-semibold text-[0.9375rem]">{t`Daily rebate bonus`}</h2>
          <p className="font-display font-extrabold text-3xl leading-tight">
            <Amount value={pesoText(rebate.bonus)} rolling />
          </p>
        </div>
        <Button
          size="large"
          busy={isBusy}
          disabledReason={isWaiting ? undefined : t`There is nothing to collect today.`}
          onClick={(event) => void collect(event.currentTarget.getBoundingClientRect())}
        >
          {t`Collect`}
        </Button>
        {isWaiting && <p className="text-[0.875rem]">{t`Collect it before ${until}.`}</p>}
      </Card>
      <Card>
        <dl className="grid grid-cols-3 gap-3 max-[359px]:grid-cols-1 max-[359px]:gap-1 max-[359px]:*:flex max-[359px]:*:items-baseline max-[359px]:*:justify-between">
          {sums.map(([term, amount]) => (
            <div key={term} className="min-w-0">
              <dt className="text-[0.8125rem] text-ink-muted">{term}</dt>
              <dd className="font-bold font-display text-lg leading-tight [overflow-wrap:anywhere]">
                <Amount value={pesoText(amount)} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <HowItWorks rebate={rebate} />
    </div>
  );
}
