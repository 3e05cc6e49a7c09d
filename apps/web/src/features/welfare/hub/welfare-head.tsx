import { useLingui } from '@lingui/react/macro';
import { getBonusTotal } from '@perya/contract/promotions/calls/bonuses';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { headsetIcon } from '@perya/ui/icons/nav';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useLiveRefresh } from '../../../lib/live/use-live-refresh.ts';
import { useContactUrl } from '../../../lib/page/use-contact-url.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';

const refreshedByGifts = [getBonusTotal];
const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-[0.9375rem] underline underline-offset-4';

/** What was given so far, where it is written down, and where somebody answers. [G-075 G-076 G-077] */
export function WelfareHead() {
  const { t } = useLingui();
  const { answer: total, state } = useCall(getBonusTotal, {});
  useLiveRefresh('wallet', refreshedByGifts);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h1 className="font-extrabold text-2xl leading-tight">{t`Welfare`}</h1>
        {/* Where the operator answers is known in the browser alone. */}
        {state !== 'loading' && <ServiceLink />}
      </div>
      <Card kind="glow" className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 p-5">
        <div className="min-w-0">
          <p className="font-semibold text-[0.9375rem]">{t`Total Bonus Claimed (PHP)`}</p>
          <p className="font-display font-extrabold text-3xl leading-tight">
            {state === 'loading' && <Skeleton className="h-9 w-40" />}
            {state === 'failed' && '—'}
            {total !== null && <Amount value={pesoText(total)} rolling />}
          </p>
        </div>
        <Link to="/s-transaction/bonus" className={linkClass}>
          {t`Detail`}
          <Icon drawing={chevronRightIcon} className="size-5" />
        </Link>
      </Card>
    </header>
  );
}

/** To the service page; without one, to the operator's chat in a window of its own. */
function ServiceLink() {
  const { t } = useLingui();
  const { servicePath, chatUrl } = useContactUrl();
  const content = (
    <>
      <Icon drawing={headsetIcon} className="size-5.5" />
      {t`Customer service`}
    </>
  );
  if (servicePath !== null) {
    return (
      <Link to={servicePath} className={`${linkClass} text-accent-strong`}>
        {content}
      </Link>
    );
  }
  return (
    <a href={chatUrl} target="_blank" rel="noopener" className={`${linkClass} text-accent-strong`}>
      {content}
    </a>
  );
}
