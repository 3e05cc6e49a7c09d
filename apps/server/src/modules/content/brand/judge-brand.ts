import { brandsMax, genericTag, isFreeTag } from '@perya/contract/brands';
import { faintPairs, sayFaint } from '@perya/contract/brands/brand-colours';
import type { BrandRow } from '@perya/contract/brands/first-brands';
import { staffErrors } from '@perya/contract/staff/staff-errors';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';

/** The refusal with what is wrong, so that whoever chose the colours knows which. */
function withFacts(message: Text, facts: readonly string[]): Text {
  const named = facts.slice(0, 6).join('; ');
  return { en: `${message.en}: ${named}`, tl: `${message.tl}: ${named}` };
}

/** Hosts of a brand that another one answers for already. */
function takenHosts(row: BrandRow, others: readonly BrandRow[]): string[] {
  const tags = new Set(others.map(({ tag }) => tag));
  const hosts = new Set(others.flatMap((other) => other.hosts));
  const isTaken = (host: string) => hosts.has(host) || tags.has(host.split('.')[0] ?? '');
  return row.hosts.filter((host, place) => isTaken(host) || row.hosts.indexOf(host) !== place);
}

/** Refuses a brand that could not stand beside the others, with the reason. */
export function refuseWrongBrand(row: BrandRow, held: readonly BrandRow[]): void {
  const others = held.filter(({ tag }) => tag !== row.tag);
  const isNew = others.length === held.length;
  if (isNew && !isFreeTag(row.tag)) throw new Refusal('BRAND_TAKEN');
  if (isNew && held.length >= brandsMax) throw new Refusal('BRAND_TOO_MANY');
  if (row.tag === genericTag && (!row.is_on || row.hosts.length > 0)) {
    throw new Refusal('BRAND_GENERIC');
  }
  const taken = takenHosts(row, others);
  if (taken.length > 0) {
    throw new Refusal('BRAND_TAKEN', withFacts(staffErrors.BRAND_TAKEN.message, taken));
  }
  const faint = faintPairs(row.colours).map(sayFaint);
  if (faint.length > 0) {
    throw new Refusal('BRAND_FAINT', withFacts(staffErrors.BRAND_FAINT.message, faint));
  }
}
