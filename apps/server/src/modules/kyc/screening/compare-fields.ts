import type { ReviewedField } from '@perya/contract/kyc/staff-calls/reviews';
import { comparableName } from '@perya/contract/rules/person/names';
import { foldName } from './names/fold-name.ts';
import type { ScannedFields } from './scanned-fields.ts';

/** What the player typed, as far as an ID can say otherwise. */
export interface TypedFields {
  first_name: string;
  middle_name: string;
  last_name: string;
  birthday: string;
  gender: string;
  id_type: string;
  id_number: string;
  nationality: string;
  current_address: string;
}

type Compared = keyof TypedFields & ReviewedField;
type Differs = (typed: string, scanned: string) => boolean;

const joined = (text: string) => foldName(text).join('');
const namesDiffer: Differs = (typed, scanned) => joined(typed) !== joined(scanned);

/** An ID often prints the initial alone. */
const middleNamesDiffer: Differs = (typed, scanned) => {
  const one = joined(typed);
  const other = joined(scanned);
  const isInitial = one.length === 1 || other.length === 1;
  return isInitial ? one[0] !== other[0] : one !== other;
};

const ids = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const plainDiffer: Differs = (typed, scanned) => ids(typed) !== ids(scanned);

/** An ID names the people or a code, the form names the country. */
const filipino = /^(PHILIPPINES|FILIPINO|FILIPINA|PHL|PH|PILIPINAS|PILIPINO)$/;
const country = (text: string) => (filipino.test(ids(text)) ? 'PH' : ids(text));

/** People move, and an address is written in many ways: only one that shares little is another. */
const addressShare = 0.4;
const addressesDiffer: Differs = (typed, scanned) => {
  const words = (text: string) => comparableName(text).match(/[a-z0-9]{2,}/g) ?? [];
  const read = new Set(words(scanned));
  const given = new Set(words(typed));
  if (read.size === 0 || given.size === 0) return false;
  const shared = [...given].filter((word) => read.has(word)).length;
  return shared / Math.min(read.size, given.size) < addressShare;
};

const rules: Record<Compared, { scanned: keyof ScannedFields; differ: Differs }> = {
  first_name: { scanned: 'first_name', differ: namesDiffer },
  middle_name: { scanned: 'middle_name', differ: middleNamesDiffer },
  last_name: { scanned: 'last_name', differ: namesDiffer },
  birthday: { scanned: 'birthday', differ: plainDiffer },
  gender: {
    scanned: 'gender',
    differ: (typed, scanned) => ids(typed)[0] !== ids(scanned)[0],
  },
  id_type: { scanned: 'id_type', differ: plainDiffer },
  id_number: { scanned: 'id_number', differ: plainDiffer },
  nationality: {
    scanned: 'nationality',
    differ: (typed, scanned) => country(typed) !== country(scanned),
  },
  current_address: { scanned: 'address', differ: addressesDiffer },
};

/** What a reviewer is warned of by a flag; somebody who has moved is no warning. */
const telling: readonly Compared[] = ['first_name', 'last_name', 'birthday', 'gender', 'id_type'];

export interface FieldPair {
  typed: string;
  /** Null where the ID says nothing about it. */
  scanned: string | null;
  differs: boolean;
}

/** The field as typed and as the scanner read it. Where either is empty there is nothing to differ. */
export function compareField(
  field: ReviewedField,
  typed: string,
  scan: ScannedFields | null,
): FieldPair {
  const rule = field in rules ? rules[field as Compared] : null;
  const read = rule && scan ? String(scan[rule.scanned]) : '';
  if (!rule || read === '') return { typed, scanned: null, differs: false };
  return { typed, scanned: read, differs: typed !== '' && rule.differ(typed, read) };
}

/** Whether the player typed something that the ID contradicts. */
export function differsFromId(typed: TypedFields, scan: ScannedFields): boolean {
  return telling.some((field) => compareField(field, typed[field], scan).differs);
}
