import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listOrders, type RedeemRecord } from '@perya/contract/points/calls/mall';
import { ordersPageSize } from '@perya/contract/rules/mall/goods';
import { orderLook } from '@perya/contract/rules/mall/order-status';
import { say } from '@perya/contract/text';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { Link } from '@tanstack/react-router';
import { SiteImage } from '../../../lib/image/site-image.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { RecordPages } from './record-pages.tsx';

/** What was redeemed, newest first. [M-072 M-192 M-367 M-436] */
export function RedeemList() {
  const { t } = useLingui();
  const pages = usePages({
    call: listOrders,
    input: (page) => ({ page: Number(page ?? 1), page_size: ordersPageSize }),
    nextOf: ({ d }, pagesRead) => (d.length < ordersPageSize ? null : pagesRead + 1),
    rowsOf: ({ d }) => d,
    isQuiet: true,
  });
  return (
    <RecordPages pages={pages}>
      <Card flush>
        <ul aria-label={t`Redeemed`}>
          {pages.rows.map((record) => (
            <RedeemRow key={record.id} record={record} />
          ))}
        </ul>
      </Card>
    </RecordPages>
  );
}

/** [M-120 M-183 M-189] */
function RedeemRow({ record }: { readonly record: RedeemRecord }) {
  const { language } = useLanguage();
  const moment = useMoment('minute');
  const { text, tone } = orderLook(record.complete_status);
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to="/s-transaction/status"
        search={{ id: Number(record.id), type: 'RedeemFilcoins' }}
        className="flex items-center gap-3 px-4 py-3 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <SiteImage
          path={record.product_img}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-control object-cover"
        />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="font-semibold text-[0.9375rem] leading-snug">
            {record.product_name} × {record.quantity}
          </span>
          <span className="text-[0.8125rem] text-ink-muted">{moment(record.submit_at)}</span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1.5">
          <span className="amount-figures font-bold">−{filcoinText(record.pay_amount)}</span>
          <Badge tone={tone}>{say(text, language)}</Badge>
        </span>
      </Link>
    </li>
  );
}
