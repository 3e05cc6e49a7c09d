import type { ReadField } from '../id-fields.ts';
import { readDate } from './formats/read-date.ts';
import { readMachineZone } from './formats/read-machine-zone.ts';
import { readFullName, readName } from './formats/read-name.ts';
import { readNumber } from './formats/read-number.ts';
import { readAddress, readAuthority, readCountry, readGender } from './formats/read-text.ts';
import type { CardPlan, Writing, Zone } from './plans/card-plan.ts';

export type FieldTexts = Partial<Record<ReadField, string>>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

/** The signs that can stand in a zone, for a second look that knows them. */
export const signsOf: Record<Writing, string> = {
  name: `${letters} `,
  'last, first, middle': `${letters}, `,
  'last, first middle': `${letters}, `,
  number: `${digits}${letters}- `,
  date: `${digits}${letters}/ `,
  gender: 'FMALE',
  'date - gender': `${digits}${letters},- `,
  country: letters,
  address: `${digits}${letters},.-# `,
  authority: `${letters} `,
  'machine zone': `${digits}${letters}<`,
};

/** What the text of a zone says, corrected by its form; null if it cannot be that. */
export function readZone(zone: Zone, text: string, plan: CardPlan): FieldTexts | null {
  const only = (value: string | null) => (value === null ? null : { [zone.field]: value });
  switch (zone.writing) {
    case 'name':
      return only(readName(text));
    case 'last, first, middle':
      return readFullName(text, 2) as FieldTexts | null;
    case 'last, first middle':
      return readFullName(text, 1) as FieldTexts | null;
    case 'number':
      return only(readNumber(plan.numberForm, text));
    case 'date':
      return only(readDate(plan.dateForm, text));
    case 'gender':
      return only(readGender(text));
    case 'date - gender': {
      const [, day = '', sex = ''] = /^(.*\d)[^A-Za-z0-9]*([A-Za-z]+)\W*$/.exec(text) ?? [];
      const birthday = readDate(plan.dateForm, day);
      const gender = readGender(sex);
      return birthday && gender ? { birthday, gender } : null;
    }
    case 'country':
      return only(readCountry(text));
    case 'address':
      return only(readAddress(text));
    case 'authority':
      return only(readAuthority(text));
    case 'machine zone':
      return readMachineZone(text) as FieldTexts | null;
  }
}
