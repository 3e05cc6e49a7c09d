import { Card } from '../drawing/card.ts';
import { portrait, signature, stamp, watermark, waves } from '../drawing/ornaments.ts';
import { printDate } from '../drawing/print-date.ts';
import type { SpecimenPerson } from '../people/generate-person.ts';

/** Like the card of the trade, it prints its lines without labels. */
export function drawPhilHealth(person: SpecimenPerson): Card {
  const card = new Card();
  const { firstName, middleName, lastName } = person;
  card.rect(0, 0, card.width, card.height, '#f1f8ef');
  waves(card, '#dcecd6');
  watermark(card);
  card.rect(0, 0, 26, card.height, '#2f8f4e');
  card.text('REPUBLIC OF HALIMBAWA', 70, 58, { size: 20 });
  card.text('HEALTH INSURANCE CORPORATION', 70, 100, {
    size: 30,
    face: 'bold',
    fill: '#20713b',
  });
  portrait(card, 740, 130, 220, person.gender);
  card.text(person.idNumber, 70, 196, { size: 42, face: 'bold', fill: '#20713b' });
  card.text(`${lastName}, ${firstName} ${middleName}`.toUpperCase(), 70, 266, {
    size: 27,
    face: 'bold',
  });
  const sex = person.gender === 'female' ? 'FEMALE' : 'MALE';
  card.text(`${printDate.words(person.birthday)} - ${sex}`, 70, 320, { size: 25 });
  const [street, ...town] = person.address.toUpperCase().split(', ');
  card.text(`${street},`, 70, 372, { size: 24 });
  card.text(town.join(', '), 70, 406, { size: 24 });
  signature(card, 90, 520);
  card.text('Signature', 70, 566, { size: 17, fill: '#3d4654' });
  card.text('INFORMAL ECONOMY', 740, 470, { size: 21, face: 'bold', fill: '#20713b' });
  stamp(card, 750, 530);
  return card;
}
