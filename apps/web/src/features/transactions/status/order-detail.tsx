import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { AnswerOf } from '@perya/contract/call';
import type { getOrder } from '@perya/contract/points/calls/mall';
import { orderLook } from '@perya/contract/rules/mall/order-status';
import { say } from '@perya/contract/text';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { SiteImage } from '../../../lib/image/site-image.tsx';
import { DetailSection } from '../../../lib/page/detail-section.tsx';
import { Fact } from '../../../lib/page/fact.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';

type Order = AnswerOf<typeof getOrder>;

function OrderHead({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { text, tone } = orderLook(order.complete_status);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-center gap-3">
        <SiteImage
          path={order.product_img}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-control object-cover"
        />
        <h2 className="min-w-0 flex-1 font-bold text-lg leading-snug">
          {order.product_name} × {order.quantity}
        </h2>
      </div>
      <p role="status">
        <Badge tone={tone}>{say(text, language)}</Badge>
      </p>
      <p className="amount-figures font-display font-extrabold text-[2rem] leading-tight">
        −{filcoinText(order.pay_amount)}
      </p>
      {order.reason !== '' && (
        <p className="text-[0.9375rem]">
          {t`Your Filcoins were refunded.`} {order.reason}
        </p>
      )}
    </Card>
  );
}

/** What was redeemed, where it is, and the codes that it brought. [M-113 M-189] */
export function OrderDetail({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const moment = useMoment('full');
  const label = t`ID`;
  const facts: readonly (readonly [string, string])[] = [
    [t`Recipient Name`, order.recipient_name],
    [t`Phone Number`, order.phone_number],
    [t`Email Address`, order.email],
    [t`Delivery Address`, order.delivery_address],
    [t`Store address`, order.store_address],
    [t`Courier`, order.courier],
    [t`Tracking number`, order.courier_number],
  ];
  return (
    <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
      <div className="flex min-w-0 flex-col gap-5">
        <OrderHead order={order} />
        {order.codes.length > 0 && (
          <DetailSection title={t`Your codes`}>
            <dl>
              {order.codes.map((code) => (
                <Fact
                  key={code}
                  label={t`Code`}
                  value={code}
                  copy={{ label: t`Copy: ${code}`, done: t`Copied!` }}
                />
              ))}
            </dl>
          </DetailSection>
        )}
      </div>
      <DetailSection title={t`Details`}>
        <dl>
          {facts.map(([name, value]) =>
            value === '' ? null : <Fact key={name} label={name} value={value} />,
          )}
          <Fact label={t`Created`} value={moment(order.submit_at)} />
          <Fact
            label={label}
            value={order.id}
            copy={{ label: t`Copy: ${label}`, done: t`Copied!` }}
          />
        </dl>
      </DetailSection>
    </div>
  );
}
