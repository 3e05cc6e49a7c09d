import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';

/** How one gets on, before anybody wonders. */
export function VipTerms() {
  const { t } = useLingui();
  const terms = [
    t`Each peso that you stake in a round that is played to its end is 1 XP, whether the round is won or lost.`,
    t`A stake that comes back to you does not count.`,
    t`The level follows your XP by itself. A level that you have reached is yours to keep.`,
    t`Gifts are given in the order in which levels are reached, as long as the promotion has something left. One that is earned while it is paused is kept and comes when it goes on.`,
  ];
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-normal">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  );
}
