import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { readContacts, writeContacts } from './contacts.ts';

/** What every page of a brand says of its operator, as one types it. */
export const brandFactNames = [
  'regulator',
  'licence_number',
  'licence_url',
  'helpline_name',
  'helpline_number',
  'contacts',
] as const;
export type BrandFactName = (typeof brandFactNames)[number];
export type BrandChanges = Readonly<Partial<Record<BrandFactName, string>>>;

export const factsOfBrand = ({
  legal: { licence, helpline },
  contacts,
}: Pick<BrandState, 'legal' | 'contacts'>): Readonly<Record<BrandFactName, string>> => ({
  regulator: licence.regulator,
  licence_number: licence.number,
  licence_url: licence.url,
  helpline_name: helpline.name,
  helpline_number: helpline.number,
  contacts: writeContacts(contacts),
});

/** Whether brands say the same, and what they all say; empty where they differ. */
export function sharedFact(brands: readonly BrandState[], name: BrandFactName) {
  const said = new Set(brands.map((brand) => factsOfBrand(brand)[name]));
  return { isSame: said.size <= 1, value: said.size === 1 ? ([...said][0] ?? '') : '' };
}

/** What is asked for of one of them: as it is, but for what is changed. */
export function wantedOf(brand: BrandState, changes: BrandChanges) {
  const { contacts, ...facts } = { ...factsOfBrand(brand), ...changes };
  const { tag, version, legal } = brand;
  return { tag, version, logo: legal.licence.logo, ...facts, contacts: readContacts(contacts) };
}
