import { Card } from '../drawing/card.ts';
import { portrait, signature, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

export function drawPrc(person: SpecimenPerson): Card {
  const card = new Card();
  card.rect(0, 0, card.width, card.height, '#f6f2fa');
  waves(card, '#e6dcf0', 16);
  watermark(card);
  card.text('REPUBLIC OF HALIMBAWA', 506, 46, { size: 20, align: 'middle' });
  card.text('PROFESSIONAL REGULATION COMMISSION', 506, 84, {
    size: 30,
    face: 'bold',
    fill: '#4b2e83',
    align: 'middle',
  });
  card.text('PROFESSIONAL IDENTIFICATION CARD', 506, 116, { size: 21, align: 'middle' });
  portrait(card, 44, 150, 236, person.gender);
  signature(card, 66, 516);
  const rows: [string, string][] = [
    ['LAST NAME', person.lastName],
    ['FIRST NAME', person.firstName],
    ['MIDDLE NAME', person.middleName],
    ['REGISTRATION NO.', person.idNumber],
    ['REGISTRATION DATE', printDate.american(person.issuedOn)],
    ['DATE OF BIRTH', printDate.american(person.birthday)],
    ['VALID UNTIL', printDate.american(person.expiresOn)],
  ];
  for (const [place, [label, value]] of rows.entries()) {
    const y = 186 + place * 54;
    card.text(label, 326, y, { size: 19, fill: '#3d4654' });
    card.text(value.toUpperCase(), 556, y, { size: 28, face: 'bold' });
  }
  card.rect(0, 566, card.width, 72, '#4b2e83');
  card.text('CIVIL ENGINEER', 506, 616, {
    size: 36,
    face: 'bold',
    fill: '#ffffff',
    align: 'middle',
  });
  stamp(card, 780, 500);
  return card;
}
