import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { SiteImage } from '../../../lib/image/site-image.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';

interface GoodsCardProps {
  readonly goods: {
    readonly id: string;
    readonly name: string;
    readonly price_filcoin: number;
    readonly stock: number;
    readonly show_img: string;
  };
}

/** One of the grid; the whole of it leads to its page. */
export function GoodsCard({ goods }: GoodsCardProps) {
  const { t } = useLingui();
  const { id, name, price_filcoin, stock, show_img } = goods;
  return (
    <li className="min-w-0">
      <Link
        to="/s-points/detail/$id"
        params={{ id }}
        className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised text-ink no-underline shadow-card"
      >
        <span className="relative block">
          <SiteImage
            path={show_img}
            alt=""
            width={600}
            height={600}
            className="aspect-square w-full object-cover"
          />
          {stock === 0 && (
            <span className="absolute inset-x-0 bottom-0 bg-raised py-1.5 text-center font-semibold text-[0.8125rem] text-ink">
              {t`Restocking...`}
            </span>
          )}
        </span>
        <span className="flex flex-1 flex-col gap-1.5 p-3">
          <span className="font-semibold text-[0.9375rem] leading-snug">{name}</span>
          <span className="mt-auto flex items-center gap-1.5 font-bold text-accent-strong">
            <Icon drawing={coinIcon} className="size-4.5" />
            <span className="amount-figures">{filcoinText(price_filcoin)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
