import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isApiError } from '@perya/contract/client-errors';
import { listTexts } from '@perya/contract/list-texts';
import { getGoods } from '@perya/contract/points/calls/mall';
import { getFilcoinBalance } from '@perya/contract/points/calls/points';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { GoodsDetail } from './goods-detail.tsx';

/** [M-069] */
export function GoodsPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <div className="page-column">
      <PageHead title={t`Product`} backTo="/s-points/mall" backLabel={t`Back to the mall`} />
      {/^[1-9]\d{0,8}$/.test(id) ? <Read id={Number(id)} /> : <NoSuchGoods />}
    </div>
  );
}

function Read({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const goods = useCall(getGoods, { goods_id: id }, { isPerLanguage: true });
  const balance = useCall(getFilcoinBalance, {});
  const reload = async () => void (await Promise.all([goods.reload(), balance.reload()]));
  if (isApiError(goods.error) && goods.error.code === 'GOODS_UNKNOWN') return <NoSuchGoods />;
  if (goods.answer !== null && balance.answer !== null) {
    return <GoodsDetail goods={goods.answer} balance={balance.answer.balance} />;
  }
  if (goods.state === 'failed' || balance.state === 'failed') {
    return (
      <ErrorState
        title={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
      />
    );
  }
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2">
      <p className="md:col-span-2">{say(listTexts.loading, language)}</p>
      <Skeleton className="aspect-square" />
      <Skeleton className="h-48" />
    </div>
  );
}

function NoSuchGoods() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`This item is no longer offered`}
      action={
        <Link to="/s-points/mall" className={buttonClass('secondary')}>
          {t`Back to the mall`}
        </Link>
      }
    />
  );
}
