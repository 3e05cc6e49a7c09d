import { Card } from '../drawing/card.ts';
import { portrait, signature, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

export function drawDrivingLicense(person: SpecimenPerson): Card {
  const card = new Card();
  const { firstName, middleName, lastName } = person;
  card.rect(0, 0, card.width, card.height, '#f7f1e4');
  waves(card, '#ecdfc6', 18);
  watermark(card);
  card.rect(0, 0, card.width, 14, '#8c2f39');
  card.text('REPUBLIC OF HALIMBAWA', 506, 52, { size: 20, align: 'middle' });
  card.text('LAND TRANSPORTATION OFFICE', 506, 80, { size: 22, align: 'middle' });
  card.text("DRIVER'S LICENSE", 506, 122, {
    size: 36,
    face: 'bold',
    fill: '#8c2f39',
    align: 'middle',
  });
  portrait(card, 36, 160, 240, person.gender);
  signature(card, 60, 530);
  card.field(
    'Last Name, First Name, Middle Name',
    `${lastName}, ${firstName}, ${middleName}`.toUpperCase(),
    310,
    178,
    26,
  );
  card.field('Nationality', 'PHL', 310, 258);
  card.field('Sex', person.gender === 'female' ? 'F' : 'M', 450, 258);
  card.field('Date of Birth', printDate.slashes(person.birthday), 540, 258);
  card.field('Weight (kg)', '62', 745, 258);
  card.field('Height (m)', '1.65', 880, 258);
  card.field('Address', person.address.toUpperCase(), 310, 342, 21);
  card.field('License No.', person.idNumber, 310, 420);
  card.field('Expiration Date', printDate.slashes(person.expiresOn), 570, 420);
  card.field('Agency Code', 'N04', 800, 420);
  card.field('Blood Type', 'O+', 310, 504);
  card.field('Conditions', 'NONE', 450, 504);
  stamp(card, 780, 560);
  return card;
}
