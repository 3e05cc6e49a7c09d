import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { listGoods } from '@perya/contract/points/calls/mall';
import { getFilcoinBalance } from '@perya/contract/points/calls/points';
import { type GoodsFilter, goodsPageSize, isOtherFilter } from '@perya/contract/rules/mall/goods';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Spinner } from '@perya/ui/states/spinner';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { PointsTabs } from '../../../lib/points/points-tabs.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { GoodsCard } from './goods-card.tsx';
import { MallFilters } from './mall-filters.tsx';
import { useScrolledFar } from './use-scrolled-far.ts';

/** What Filcoins are redeemed for, in two columns. [A-009 M-068 M-352 M-434] */
export function MallPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [filter, setFilter] = useState<GoodsFilter>({ sort: 1, points_range: 1 });
  const { rows, state, more, readOn } = usePages({
    call: listGoods,
    input: (page) => ({ ...filter, page: Number(page ?? 1), page_size: goodsPageSize }),
    // A page that is not full is the last one. [M-435]
    nextOf: ({ d }, pagesRead) => (d.length < goodsPageSize ? null : pagesRead + 1),
    rowsOf: ({ d }) => d.map((goods) => ({ ...goods, id: String(goods.id) })),
  });
  useScrolledFar(more === 'idle', readOn);
  return (
    <div className="page-column">
      <h1 className="sr-only">{t`Redeem Filcoins`}</h1>
      <PointsTabs
        tab="redeem"
        label={t`Filcoins`}
        earn={t`Earn Filcoins`}
        redeem={t`Redeem Filcoins`}
      />
      <FilcoinBalance />
      <MallFilters
        filter={filter}
        onApply={(next) => isOtherFilter(filter, next) && setFilter(next)}
      />
      <ListState
        state={state}
        loadingText={say(listTexts.loading, language)}
        emptyText={t`No items available`}
        emptyNote={t`Try another filter, or check back later.`}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={readOn}
        skeleton={<Skeleton className="h-96" />}
      >
        <ul
          aria-label={t`Items`}
          className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4"
        >
          {rows.map((goods) => (
            <GoodsCard key={goods.id} goods={goods} />
          ))}
        </ul>
        <div className="flex min-h-14 items-center justify-center gap-2 text-[0.9375rem] text-ink-muted">
          {more === 'loading' && (
            <p role="status" className="flex items-center gap-2">
              <Spinner />
              {t`Loading more...`}
            </p>
          )}
          {more === 'failed' && (
            <Button kind="ghost" onClick={readOn}>
              {t`Try again`}
            </Button>
          )}
          {more === null && <p>{t`No more items`}</p>}
        </div>
      </ListState>
    </div>
  );
}

/** What the player has, with the way to where it came from and went. [M-099] */
function FilcoinBalance() {
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
