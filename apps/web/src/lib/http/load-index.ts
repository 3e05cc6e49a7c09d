import { type BrandTag, type Entry, indexPath } from '@perya/contract/brands';
import {
  getBrandIndex,
  getIndex,
  type IndexData,
} from '@perya/contract/catalogue/calls/index-data';
import { api } from './api.ts';

/** Each brand and each partner has an index of its own; the generic web has the plain one. [A-350 G-307] */
export function loadIndex(brand: BrandTag, entry: Entry): Promise<IndexData> {
  const path = indexPath(brand, entry);
  const tag = path.slice(getIndex.path.length + 1);
  return tag === '' ? api.call(getIndex, {}) : api.call(getBrandIndex, { tag });
}
