import { useLingui } from '@lingui/react/macro';
import { listVoucherProducts } from '@perya/contract/payments/calls/vouchers';
import { Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import { Skeleton } from '@perya/ui/states/skeleton';
import { openLink } from '../../../lib/browser/open-link.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { ChannelPicture } from '../channels/channel-picture.tsx';

/** Where a code can be bought. Whoever has one needs none of it, so a failure says nothing. [M-135] */
export function VoucherProducts() {
  const { t } = useLingui();
  const { answer: products, state } = useCall(listVoucherProducts, {});
  if (state === 'loading') return <Skeleton className="h-24" />;
  if (products === null || products.length === 0) return null;
  return (
    <section aria-labelledby="voucher-shops" className="flex flex-col gap-2">
      <h3 id="voucher-shops" className="font-semibold text-[0.875rem]">{t`Buy a voucher`}</h3>
      <ul className="grid grid-cols-2 gap-2.5">
        {products.map(({ img, link, price }) => {
          const amount = pesoText(price);
          return (
            <li key={`${link} ${price}`}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t`Buy a voucher of ${amount}`}
                onClick={(event) => {
                  event.preventDefault();
                  void openLink(link);
                }}
                className="flex min-h-15 items-center gap-2.5 rounded-control border border-line bg-raised p-2.5 text-ink no-underline hover:bg-sunken"
              >
                <ChannelPicture img={img} isDimmed={false} />
                <span className="amount-figures min-w-0 flex-1 font-semibold text-[0.9375rem]">
                  {amount}
                </span>
                <Icon drawing={externalIcon} className="size-4.5 text-ink-muted" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
