import { type CashType, isBonus } from '@perya/contract/rules/cash-types';
import { type Drawing, Icon } from '@perya/ui/icon';
import { minusIcon, playIcon, plusIcon, refreshIcon } from '@perya/ui/icons/action';
import { giftIcon } from '@perya/ui/icons/nav';
import { ticketIcon, trophyIcon, walletIcon } from '@perya/ui/icons/status';

const drawings: Readonly<Record<number, Drawing>> = {
  1001: plusIcon,
  1002: ticketIcon,
  2001: minusIcon,
  2002: refreshIcon,
  3001: playIcon,
  3002: trophyIcon,
  3003: refreshIcon,
};

/** What a change was, at a glance; its name stands beside it. */
export function KindMark({ type }: { readonly type: number }) {
  const drawing = drawings[type] ?? (isBonus(type as CashType) ? giftIcon : walletIcon);
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-strong max-[22.4rem]:hidden"
    >
      <Icon drawing={drawing} className="size-5" />
    </span>
  );
}
