import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the player is told first, by the type of the gift. [G-111 G-112 G-113] */
export function giftTitle(cashType: number): MessageDescriptor {
  if (cashType === 4003) return msg`Level up!`;
  if (cashType === 4004) return msg`Happy birthday!`;
  return msg`A gift for you`;
}
