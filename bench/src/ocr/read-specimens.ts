import { type IdType, idTypes } from '@perya/contract/rules/kyc-options';
import type { ReadField } from '../../../sandbox/src/id-scan/id-fields.ts';
import type { IdReader } from '../../../sandbox/src/id-scan/reading/id-reader.ts';
import { drawSpecimen } from '../../../sandbox/src/id-scan/specimens/draw-specimen.ts';
import {
  carriedFields,
  fieldsOnCard,
} from '../../../sandbox/src/id-scan/specimens/fields-on-card.ts';
import { generatePerson } from '../../../sandbox/src/id-scan/specimens/people/generate-person.ts';
import { type Wear, wears } from '../../../sandbox/src/id-scan/specimens/wear.ts';

export interface Trial {
  idType: IdType;
  wear: Wear;
  seed: string;
}

export interface Outcome extends Trial {
  /** Of the fields that the type carries. */
  fields: number;
  right: number;
  isRead: boolean;
  score: number;
  readMs: number;
  mistakes: { field: ReadField; printed: string; read: string }[];
}

/** Everybody's ID is another: no two trials read the same text. */
export function planTrials(cleanPeople: number, wornPeople: number): Trial[] {
  return idTypes.flatMap((idType) =>
    wears.flatMap((wear) =>
      Array.from({ length: wear === 'none' ? cleanPeople : wornPeople }, (_, number) => ({
        idType,
        wear,
        seed: `bench ${wear} ${number + 1}`,
      })),
    ),
  );
}

/** Prints a specimen, reads it back and compares every field to the letter. */
export async function tryReading(reader: IdReader, trial: Trial): Promise<Outcome> {
  const { idType, wear, seed } = trial;
  const person = generatePerson(seed, idType, { year: 2026 });
  const picture = await drawSpecimen(person, idType, wear);
  const startedAt = performance.now();
  const reading = await reader.readId(picture, idType);
  const readMs = performance.now() - startedAt;
  const printed = fieldsOnCard(person, idType);
  const carried = carriedFields[idType];
  const mistakes = carried
    .map((field) => ({ field, printed: printed[field], read: reading?.fields[field] ?? '' }))
    .filter((each) => each.printed !== each.read);
  return {
    ...trial,
    fields: carried.length,
    right: carried.length - mistakes.length,
    isRead: reading !== null,
    score: reading?.score ?? 0,
    readMs,
    mistakes,
  };
}
