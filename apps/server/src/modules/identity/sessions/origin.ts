import { brandOf } from '@perya/contract/brands';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { PublicContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';

/** Where a request comes from, as far as identity cares. */
export interface Origin {
  address: string;
  deviceName: string;
  /** The device's own random name, from its cookie; null where it has none yet. */
  deviceToken: string | null;
  brandName: string;
  /** Inside which partner's app, by the word of that partner; the web without one. */
  partner: ChannelPartner;
}

export function originOf(context: PublicContext): Origin {
  return {
    address: context.address,
    deviceName: deviceName(context.userAgent),
    deviceToken: context.deviceToken,
    brandName: brandOf(context.brand).name,
    partner: 'web',
  };
}

/** A device gets its name before its first login, so that the login can remember it. */
export function originOnDevice(context: PublicContext): Origin {
  const origin = originOf(context);
  return { ...origin, deviceToken: origin.deviceToken ?? context.nameDevice() };
}
