import { type BrandTag, type Entry, indexPath } from '@perya/contract/brands';
import {
  getBrandIndex,
  getIndex,
  type IndexData,
  indexTags,
} from '@perya/contract/catalogue/calls/index-data';
import { api } from './api.ts';

/** Each brand and each partner has an index of its own; the generic web has the plain one. [A-350 G-307] */
export function loadIndex(brand: BrandTag, entry: Entry): Promise<IndexData> {
  const path = indexPath(brand, entry);
  const tag = indexTags.find((each) => path === getBrandIndex.path.replace(':tag', each));
  return tag === undefined ? api.call(getIndex, {}) : api.call(getBrandIndex, { tag });
}
