import { Card } from '../drawing/card.ts';
import { portrait, signature, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

export function drawTin(person: SpecimenPerson): Card {
  const card = new Card();
  const { firstName, middleName, lastName } = person;
  card.rect(0, 0, card.width, card.height, '#fbf8ea');
  waves(card, '#f0e7c4', 20);
  watermark(card);
  card.text('REPUBLIC OF HALIMBAWA', 44, 52, { size: 20 });
  card.text('BUREAU OF INTERNAL REVENUE', 44, 92, { size: 32, face: 'serif', fill: '#7a5a00' });
  card.rect(44, 108, 924, 5, '#c9a227');
  card.field('TIN', person.idNumber, 44, 152, 40);
  card.field('NAME', `${lastName}, ${firstName} ${middleName}`.toUpperCase(), 44, 246);
  card.field('ADDRESS', person.address.toUpperCase(), 44, 330, 21);
  card.field('BIRTH DATE', printDate.american(person.birthday), 44, 410);
  card.field('ISSUE DATE', printDate.american(person.issuedOn), 330, 410);
  portrait(card, 748, 360, 200, person.gender);
  signature(card, 60, 560);
  card.text('SIGNATURE', 44, 600, { size: 17, fill: '#3d4654' });
  stamp(card, 770, 150);
  return card;
}
