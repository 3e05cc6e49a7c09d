import type { BrandTag } from '@perya/contract/brands';
import { getBrandIndex, getIndex, type IndexData } from '@perya/contract/calls/index-data';
import { api } from './api.ts';

/** Each brand has an index of its own; the generic web has the plain one. */
export function loadIndex(brand: BrandTag): Promise<IndexData> {
  return brand === 'h5' ? api.call(getIndex, {}) : api.call(getBrandIndex, { tag: brand });
}
