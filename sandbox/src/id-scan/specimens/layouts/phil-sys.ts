import { Card } from '../drawing/card.ts';
import { portrait, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

/** It says neither until when it holds nor what its holder is, man or woman. */
export function drawPhilSys(person: SpecimenPerson): Card {
  const card = new Card();
  card.rect(0, 0, card.width, card.height, '#f2f5fb');
  waves(card, '#dde5f3', 16);
  watermark(card);
  card.text('REPUBLIC OF HALIMBAWA', 44, 52, { size: 20 });
  card.text('NATIONAL IDENTIFICATION CARD', 44, 98, { size: 34, face: 'bold', fill: '#1d3f8f' });
  card.text(person.idNumber, 44, 170, { size: 36, face: 'bold' });
  portrait(card, 44, 196, 240, person.gender);
  card.field('Last Name', person.lastName.toUpperCase(), 330, 216);
  card.field('Given Names', person.firstName.toUpperCase(), 330, 290);
  card.field('Middle Name', person.middleName.toUpperCase(), 330, 364);
  card.field('Date of Birth', printDate.words(person.birthday), 330, 438);
  card.field('Address', person.address.toUpperCase(), 44, 546, 20);
  stamp(card, 770, 440);
  return card;
}
