import { Card } from '../drawing/card.ts';
import { portrait, signature, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

export function drawSss(person: SpecimenPerson): Card {
  const card = new Card();
  const { firstName, middleName, lastName } = person;
  card.rect(0, 0, card.width, card.height, '#f3f5f8');
  waves(card, '#dfe5ee');
  watermark(card);
  card.rect(0, 0, card.width, 82, '#15304f');
  card.text('SOCIAL SECURITY SYSTEM', 506, 54, {
    size: 36,
    face: 'serif',
    fill: '#ffffff',
    align: 'middle',
  });
  card.text('REPUBLIC OF HALIMBAWA', 506, 116, { size: 20, align: 'middle' });
  portrait(card, 742, 150, 226, person.gender);
  const rows: [string, string, number][] = [
    ['SS Number:', person.idNumber, 34],
    ['Surname:', lastName, 27],
    ['First Name:', firstName, 27],
    ['Middle Name:', middleName, 27],
    ['Date of Birth:', printDate.american(person.birthday), 27],
    ['Sex:', person.gender, 27],
  ];
  for (const [place, [label, value, size]] of rows.entries()) {
    const y = 186 + place * 62;
    card.text(label, 44, y, { size: 22, fill: '#3d4654' });
    card.text(value.toUpperCase(), 236, y, { size, face: 'bold' });
  }
  signature(card, 240, 586);
  card.text('Signature', 44, 586, { size: 20, fill: '#3d4654' });
  stamp(card, 760, 530);
  return card;
}
