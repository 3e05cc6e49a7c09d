import { Card } from '../drawing/card.ts';
import { portrait, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

export function drawUmid(person: SpecimenPerson): Card {
  const card = new Card();
  card.rect(0, 0, card.width, card.height, '#eef4fb');
  waves(card, '#d7e4f3');
  watermark(card);
  card.rect(0, 0, card.width, 96, '#1f4e9a');
  card.text('REPUBLIC OF HALIMBAWA', 40, 40, { size: 20, fill: '#ffffff' });
  card.text('UNIFIED MULTI-PURPOSE ID', 40, 78, { size: 32, face: 'bold', fill: '#ffffff' });
  portrait(card, 40, 190, 250, person.gender);
  card.text('CRN', 40, 156, { size: 24, fill: '#3d4654' });
  card.text(person.idNumber, 110, 158, { size: 34, face: 'bold' });
  card.field('SURNAME', person.lastName.toUpperCase(), 330, 212);
  card.field('GIVEN NAME', person.firstName.toUpperCase(), 330, 286);
  card.field('MIDDLE NAME', person.middleName.toUpperCase(), 330, 360);
  card.field('SEX', person.gender === 'female' ? 'F' : 'M', 330, 434);
  card.field('DATE OF BIRTH', printDate.slashes(person.birthday), 460, 434);
  card.field('ADDRESS', person.address.toUpperCase(), 330, 528, 21);
  stamp(card, 780, 120);
  return card;
}
