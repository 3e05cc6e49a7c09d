import type { Channel } from '@perya/contract/payments/calls/payments';
import { useState } from 'react';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { cashbackFlag, offerOf, ticketsEndMs } from '../rules/cashback-offer.ts';

/** The switch and the tickets of a channel, for as long as the day of the tickets lasts. [M-210 M-212] */
export function useCashback(channel: Channel | null, amount: string, listedAt: number) {
  const offer = channel && offerOf(channel);
  const [isOn, setIsOn] = useState(offer !== null);
  const secondsLeft = useSecondsLeft(ticketsEndMs(listedAt));
  const isOver = secondsLeft === 0;
  return {
    offer: isOver ? null : offer,
    tickets: channel?.cashback_coupons_num ?? 0,
    secondsLeft,
    isOn,
    setIsOn,
    flag: channel === null ? (0 as const) : cashbackFlag({ channel, amount, isOn, isOver }),
  };
}

export type CashbackState = ReturnType<typeof useCashback>;
