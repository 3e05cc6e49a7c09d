import * as z from 'zod/mini';
import { ruleTexts } from './rule-texts.ts';

/** A provider as far as a selection of providers needs to know it. */
export interface ProviderKey {
  readonly venue_id: string;
  readonly id: string;
}

/** More providers than a lobby shows; a longer list is not from our selector. */
const pairsMax = 100;
const pairPattern = /^\d{1,9}_[a-z0-9-]{1,40}$/;

/** A provider in a selection: its venue and its own id, joined by an underscore. [G-119] */
export function brandPair({ venue_id, id }: ProviderKey): string {
  return `${venue_id}_${id}`;
}

/** The pairs of the `brands` parameter, which is a comma list; what is no pair is dropped. [G-025 G-298] */
export function readBrands(text: string | null | undefined): string[] {
  const pairs = (text ?? '').split(',').filter((pair) => pairPattern.test(pair));
  return [...new Set(pairs)];
}

export function writeBrands(pairs: readonly string[]): string {
  return pairs.join(',');
}

/** What of a selection is known; the rest is dropped and the known ones stay. [G-034 G-183] */
export function keepKnownBrands(
  pairs: readonly string[],
  providers: readonly ProviderKey[],
): string[] {
  const known = new Set(providers.map(brandPair));
  return pairs.filter((pair) => known.has(pair));
}

/** The field `brands` of the game list: a comma list of pairs, each well-formed. */
export const brandList = () =>
  z
    .string()
    .check(
      z.refine(
        (text) =>
          text === '' ||
          (text.split(',').length <= pairsMax &&
            text.split(',').every((pair) => pairPattern.test(pair))),
        ruleTexts.brandsInvalid.en,
      ),
    );

/** The two halves of a pair. */
export function splitBrand(pair: string): { venueId: number; platformId: string } {
  const at = pair.indexOf('_');
  return { venueId: Number(pair.slice(0, at)), platformId: pair.slice(at + 1) };
}
