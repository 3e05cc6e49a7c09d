import { brandOf } from '@perya/contract/brands';
import type { RequestContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';

/** Where something happened, as events carry it. */
export function placeOf({ brand, userAgent, address }: RequestContext) {
  return { brand: brandOf(brand).name, device: deviceName(userAgent), address };
}
