import { brands } from '@perya/contract/brands';
import type { PublicContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';

/** Where a request comes from, as far as identity cares. */
export interface Origin {
  address: string;
  deviceName: string;
  /** The device's own random name, from its cookie; null where it has none yet. */
  deviceToken: string | null;
  brandName: string;
}

export function originOf(context: PublicContext): Origin {
  return {
    address: context.address,
    deviceName: deviceName(context.userAgent),
    deviceToken: context.deviceToken,
    brandName: brands[context.brand].name,
  };
}

/** A device gets its name before its first login, so that the login can remember it. */
export function originOnDevice(context: PublicContext): Origin {
  const origin = originOf(context);
  return { ...origin, deviceToken: origin.deviceToken ?? context.nameDevice() };
}
