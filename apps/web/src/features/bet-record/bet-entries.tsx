import { useLingui } from '@lingui/react/macro';
import type { BetDetail } from '@perya/contract/games/calls/bets';
import { Amount } from '@perya/ui/amount';
import { DetailSection } from '../../lib/page/detail-section.tsx';
import { changeText, pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

/** The movements of the balance behind the round, in the order in which they came. */
export function BetEntries({ entries }: { readonly entries: BetDetail['entries'] }) {
  const { t } = useLingui();
  const moment = useMoment('full');
  const names = {
    bet: t`Stake`,
    win: t`Payout`,
    rollback: t`Stake returned`,
    correction: t`Correction`,
  };
  return (
    <DetailSection title={t`In your wallet`}>
      <ol>
        {entries.map(({ type, amount, balance_after, at }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two movements may share their second; the list never changes.
            key={index}
            className="flex items-center justify-between gap-3 border-line border-b px-4 py-3 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-semibold text-[0.9375rem]">{names[type]}</p>
              <p className="text-[0.8125rem] text-ink-muted">{moment(at)}</p>
            </div>
            <div className="text-right">
              <p className="font-bold">
                <Amount value={changeText(amount)} />
              </p>
              <p className="text-[0.8125rem] text-ink-muted">
                {t`Balance`} <Amount value={pesoText(balance_after)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
