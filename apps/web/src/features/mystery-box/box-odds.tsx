import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { readBoxes } from '@perya/contract/promotions/calls/boxes';

import { PlayTimes } from './play-times.tsx';

type Answer = AnswerOf<typeof readBoxes>;

interface BoxOddsProps {
  readonly odds: Answer['odds'];
  readonly wageringTimes: Answer['wagering_times'];
}

/** What a box may hold and how likely it is: the odds that the server draws by. */
export function BoxOdds({ odds, wageringTimes }: BoxOddsProps) {
  const { t } = useLingui();
  return (
    <>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t`What can be in a box`}</caption>
        <thead>
          <tr className="border-line border-b text-[0.875rem] text-ink-muted">
            <th scope="col" className="py-1.5 font-semibold">{t`In the box (PHP)`}</th>
            <th scope="col" className="py-1.5 text-right font-semibold">{t`Chance`}</th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ amount, percent }) => (
            <tr key={amount} className="border-line border-b last:border-0">
              <td className="amount-figures py-1.5">{amount}</td>
              <td className="amount-figures py-1.5 text-right">{percent} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-[0.875rem] text-ink-muted">
        <PlayTimes times={wageringTimes} />
      </p>
    </>
  );
}
