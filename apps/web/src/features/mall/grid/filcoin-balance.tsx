import { useLingui } from '@lingui/react/macro';
import { getFilcoinBalance } from '@perya/contract/points/calls/points';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { useCall } from '../../../lib/query/use-call.ts';

/** What the player has, with the way to where it came from and went. [M-099] */
export function FilcoinBalance() {
  const { t } = useLingui();
  const { answer } = useCall(getFilcoinBalance, {});
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="flex min-w-0 items-center gap-2">
        <Icon drawing={coinIcon} className="size-7 text-accent-strong" />
        <span className="sr-only">{t`Filcoins`}</span>
        <span className="amount-figures font-display font-extrabold text-[1.75rem] leading-none">
          {answer === null ? '–' : filcoinText(answer.balance)}
        </span>
      </p>
      <Link
        to="/s-points/earn/detail"
        className="inline-flex min-h-11 items-center font-semibold text-[0.9375rem] text-accent-strong underline underline-offset-4"
      >
        {t`Details`}
      </Link>
    </div>
  );
}
