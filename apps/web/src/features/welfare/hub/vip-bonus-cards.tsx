import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';

/** What the tab of the VIP bonuses holds: plain cards, which ask the server for nothing. [G-080 G-308] */
export function VipBonusCards() {
  const { t } = useLingui();
  const cards = [
    [t`Level Up Bonus`, t`A bonus at every new level: the higher, the bigger.`],
    [t`Birthday Bonus`, t`We have a gift for you on your birthday.`],
  ] as const;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {cards.map(([title, text]) => (
        <li key={title}>
          <Card className="flex flex-col gap-1">
            <h2 className="font-bold font-display text-lg">{title}</h2>
            <p className="text-[0.9375rem] text-ink-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
