import { Card } from '../drawing/card.ts';
import { portrait, signature, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';
import { machineZone } from './machine-zone.ts';

export function drawPassport(person: SpecimenPerson): Card {
  const card = new Card(1180, 830);
  card.rect(0, 0, card.width, card.height, '#f4ece6');
  waves(card, '#ead9cc', 22);
  watermark(card);
  card.text('PASSPORT', 60, 76, { size: 40, face: 'serif', fill: '#6b2737' });
  card.text('REPUBLIC OF HALIMBAWA', 60, 112, { size: 22, face: 'serif' });
  portrait(card, 60, 150, 290, person.gender);
  signature(card, 90, 580);
  card.field('Type', 'P', 400, 60);
  card.field('Country code', 'PHL', 520, 60);
  card.field('Passport no.', person.idNumber, 760, 60);
  card.field('Surname', person.lastName.toUpperCase(), 400, 150);
  card.field('Given names', person.firstName.toUpperCase(), 400, 232);
  card.field('Middle name', person.middleName.toUpperCase(), 400, 314);
  card.field('Date of birth', printDate.dayFirst(person.birthday), 400, 396);
  card.field('Nationality', 'FILIPINO', 760, 396);
  card.field('Sex', person.gender === 'female' ? 'F' : 'M', 400, 478);
  card.field('Place of birth', person.placeOfBirth.toUpperCase(), 520, 478);
  card.field('Date of issue', printDate.dayFirst(person.issuedOn), 400, 560);
  card.field('Valid until', printDate.dayFirst(person.expiresOn), 680, 560);
  card.field('Issuing authority', 'DFA MANILA', 920, 560);
  stamp(card, 930, 130);
  card.rect(0, 676, card.width, 154, '#fbf7f3');
  const [upper, lower] = machineZone(person);
  card.text(upper, 52, 736, { size: 38, face: 'mono' });
  card.text(lower, 52, 794, { size: 38, face: 'mono' });
  return card;
}
