import { useLingui } from '@lingui/react/macro';
import { getFilcoinBalance } from '@perya/contract/points/calls/points';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { filcoinText } from '../../lib/points/filcoin-text.ts';
import { useCall } from '../../lib/query/use-call.ts';

/** What the player has, rolling when it changes, with the way to where it came from. [M-099] */
export function FilcoinBalance() {
  const { t } = useLingui();
  const { answer } = useCall(getFilcoinBalance, {});
  return (
    <div className="flex items-center justify-between gap-3">
      <p data-lands="filcoins" className="flex min-w-0 items-center gap-2">
        <Icon drawing={coinIcon} className="size-7 text-accent-strong" />
        <span className="sr-only">{t`Your Filcoins`}</span>
        <span className="font-display font-extrabold text-[1.75rem] leading-none">
          <Amount value={answer === null ? '–' : filcoinText(answer.balance)} rolling />
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
