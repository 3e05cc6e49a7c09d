import { Card } from '../drawing/card.ts';
import { portrait, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

export function drawPostal(person: SpecimenPerson): Card {
  const card = new Card();
  card.rect(0, 0, card.width, card.height, '#fdf6f0');
  waves(card, '#f6e2d3', 12);
  watermark(card);
  card.rect(0, 540, card.width, 98, '#c8553d');
  card.text('POSTAL IDENTITY CARD', 40, 586, { size: 36, face: 'bold', fill: '#ffffff' });
  card.text('REPUBLIC OF HALIMBAWA', 40, 618, { size: 20, fill: '#ffffff' });
  portrait(card, 40, 40, 230, person.gender);
  card.text('PRN', 40, 382, { size: 20, fill: '#3d4654' });
  card.text(person.idNumber, 40, 420, { size: 31, face: 'bold' });
  card.field('Surname', person.lastName.toUpperCase(), 320, 66);
  card.field('First Name', person.firstName.toUpperCase(), 320, 146);
  card.field('Middle Name', person.middleName.toUpperCase(), 660, 146);
  card.field('Address', person.address.toUpperCase(), 320, 226, 20);
  card.field('Date of Birth', printDate.dayFirst(person.birthday), 320, 300);
  card.field('Nationality', 'FILIPINO', 580, 300);
  card.field('Sex', person.gender === 'female' ? 'F' : 'M', 800, 300);
  card.field('Issuing Post Office', `${person.placeOfBirth.toUpperCase()} CPO`, 320, 380);
  card.field('Valid Until', printDate.dayFirst(person.expiresOn), 740, 380);
  stamp(card, 770, 462);
  return card;
}
