import { checkDigit } from '../../check-digit.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

const fill = (text: string, length: number) => text.padEnd(length, '<').slice(0, length);
const short = (date: string) => date.slice(2).replaceAll('-', '');

/** The two lines at the foot of a passport, which machines read. */
export function machineZone(person: SpecimenPerson): [string, string] {
  const name = (text: string) => text.toUpperCase().replaceAll(' ', '<');
  const given = name(`${person.firstName} ${person.middleName}`);
  const number = fill(person.idNumber, 9);
  const born = short(person.birthday);
  const until = short(person.expiresOn);
  const numbered = `${number}${checkDigit(number)}`;
  const dated = `${born}${checkDigit(born)}`;
  const valid = `${until}${checkDigit(until)}`;
  const personal = fill('', 14);
  const all = checkDigit(`${numbered}${dated}${valid}${personal}0`);
  const sex = person.gender === 'female' ? 'F' : 'M';
  return [
    fill(`P<PHL${name(person.lastName)}<<${given}`, 44),
    `${numbered}PHL${dated}${sex}${valid}${personal}0${all}`,
  ];
}
