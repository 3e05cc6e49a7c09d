import { useLingui } from '@lingui/react/macro';
import type { Contest } from '@perya/contract/promotions/calls/ranking';
import { Amount } from '@perya/ui/amount';
import { Sheet } from '@perya/ui/overlays/sheet';
import { pesoText } from '../../../lib/text/peso-text.ts';

interface RuleSheetProps {
  readonly contest: Contest;
  readonly onClose: () => void;
}

/** What the server does, in words, with the prizes as they are. [G-100 G-276 G-277 G-278 G-279 G-280] */
export default function RuleSheet({ contest, onClose }: RuleSheetProps) {
  const { t } = useLingui();
  const places = contest.prizes.at(-1)?.to ?? 0;
  const times = contest.wagering_times;
  const rules = [
    t`Players are ranked by their slot bets made between 00:00 and 23:59 of the day, Manila time. Canceled rounds do not count.`,
    t`The ranking is refreshed every hour. Your own position is shown as it stands now.`,
    t`The top ${places} are ranked and win a prize. There is no prize below place ${places}.`,
    t`If bets are equal, the older account ranks higher.`,
    t`Prizes are credited after midnight, as soon as every round of the day is counted.`,
    t`A ranking bonus can be withdrawn only after turnover of ${times} times the credited amount.`,
    t`Blocked, frozen, excluded and disqualified accounts do not take part.`,
  ];
  const placesOf = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
  return (
    <Sheet open onClose={onClose} title={t`Rule`} closeLabel={t`Close`}>
      <div className="flex flex-col gap-5">
        <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-normal">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <table className="w-full text-[0.9375rem]">
          <thead>
            <tr className="border-line border-b text-left text-ink-muted">
              <th scope="col" className="py-2 font-semibold">{t`Place`}</th>
              <th scope="col" className="py-2 text-right font-semibold">{t`Prize`}</th>
            </tr>
          </thead>
          <tbody>
            {contest.prizes.map(({ from, to, amount }) => (
              <tr key={from} className="border-line border-b last:border-b-0">
                <th scope="row" className="amount-figures py-2 text-left font-semibold">
                  {placesOf(from, to)}
                </th>
                <td className="py-2 text-right font-bold">
                  <Amount value={pesoText(amount)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
