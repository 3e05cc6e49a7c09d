import { type BrandTag, brandOf, demoLegal, type Legal } from '@perya/contract/brands';
import type { StoredIndex } from '../content.store.ts';

/** Whose licence a site is run by: a partner's players are players of the generic brand. */
export const brandOfSite = (tag: string): BrandTag => brandOf(tag).tag;

/** What the operator has written; until then what the demo says. */
export const legalOf = ({ legal }: Pick<StoredIndex, 'legal'>): Legal => legal ?? demoLegal;
