import { type IdType, knownIdTypes } from '@perya/contract/rules/kyc-options';
import { carriedFields } from './fields-on-card.ts';
import { generatePerson, type PersonKind, type SpecimenPerson } from './people/generate-person.ts';
import { type Wear, wears } from './wear.ts';

/** What can be had of each type: every wear of a valid one, an expired one, one of somebody too young. */
export type Variant = Wear | 'expired' | 'under-21';

export interface Specimen {
  /** Also the name of its file. */
  id: string;
  idType: IdType;
  variant: Variant;
  wear: Wear;
  person: SpecimenPerson;
}

const kinds: Partial<Record<Variant, PersonKind>> = {
  expired: { validity: 'expired' },
  'under-21': { age: 'under-21' },
};

function specimenOf(seed: string, idType: IdType, variant: Variant): Specimen {
  const kind = kinds[variant];
  return {
    id: `${idType.toLowerCase().replaceAll('_', '-')}-${variant}`,
    idType,
    variant,
    wear: kind ? 'none' : (variant as Wear),
    // The worn ones are of the same person; who is too young or too late is somebody else.
    person: generatePerson(kind ? `${seed} ${variant}` : seed, idType, kind),
  };
}

/** All specimens of the people of one seed. */
export function listSpecimens(seed = '1'): Specimen[] {
  return knownIdTypes.flatMap((idType) => {
    const expires = carriedFields[idType].includes('expiry_date');
    const variants: Variant[] = [...wears, ...(expires ? ['expired' as const] : []), 'under-21'];
    return variants.map((variant) => specimenOf(seed, idType, variant));
  });
}

/** The picture of a listed specimen, or null if there is none of this name. */
export async function drawListed(id: string, seed = '1'): Promise<Buffer | null> {
  const specimen = listSpecimens(seed).find((listed) => listed.id === id);
  if (!specimen) return null;
  // What draws is read with the first picture: the start of the server needs none of it.
  const { drawSpecimen } = await import('./draw-specimen.ts');
  return drawSpecimen(specimen.person, specimen.idType, specimen.wear);
}
