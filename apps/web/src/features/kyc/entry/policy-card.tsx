import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { clockIcon, shieldIcon, warningIcon } from '@perya/ui/icons/status';

/** The regulator's policy of 72 hours, in the operator's words. [A-013 A-014 A-015 A-125 A-480] */
export function PolicyCard() {
  const { t } = useLingui();
  const rules = [
    [
      clockIcon,
      t`The regulator asks every player to finish KYC before the first withdrawal or within 3 days (72 hours) of registration, whichever is earlier.`,
    ],
    [
      warningIcon,
      t`If the deadline is missed, the account and its funds are restricted, frozen or suspended until KYC is finished.`,
    ],
    [
      shieldIcon,
      t`Funds of ineligible players are forfeited to the Government. A return may be granted for justifiable reasons.`,
    ],
  ] as const;
  return (
    <Card>
      <ul className="flex flex-col gap-3 text-[0.875rem] text-ink-muted leading-snug">
        {rules.map(([drawing, text]) => (
          <li key={text} className="flex gap-3">
            <Icon drawing={drawing} className="mt-px size-5 text-accent-strong" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
