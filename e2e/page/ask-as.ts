import type { BrandTag } from '@perya/contract/brands';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { addressOf } from './open.ts';

/** Asks the server under a brand's host. Only browsers know the names under localhost; outside of one the name travels in the header. */
export function askAs(
  request: APIRequestContext,
  path: string,
  brand: BrandTag = 'h5',
): Promise<APIResponse> {
  const { host } = new URL(addressOf('/', brand));
  return request.get(addressOf(path), { headers: { host } });
}
