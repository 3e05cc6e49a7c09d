import { expect, test } from 'vitest';
import { isSameHolder } from './is-same-holder.ts';

const juan = { first_name: 'Juan', middle_name: 'Reyes', last_name: 'Dela Cruz' };
const nina = { first_name: 'Maria Niña', middle_name: '', last_name: 'Muñoz' };

test.each([
  'Juan Reyes Dela Cruz',
  'JUAN REYES DELA CRUZ',
  'juan r. de la cruz',
  'Juan Dela Cruz',
  'Juan Delacruz',
  'Dela Cruz, Juan',
  'DELA CRUZ JUAN REYES',
  'DELA CRUZ JUAN R',
  'Juan Dela Cruz Jr.',
  'Juan Dela-Cruz III',
  'JUÁN DELA CRUZ',
  'J** D****',
  'J*** D*** C***',
  'JU** R. DE** CR**',
  'J•••n D•••z',
  'D#### C###, J###',
  'JU*N D.',
])('%s may be Juan Reyes Dela Cruz', (said) => {
  expect(isSameHolder(said, juan)).toBe(true);
});

test.each([
  ['one letter more', 'Juana Reyes Dela Cruz'],
  ['one letter less', 'Jua Dela Cruz'],
  ['two letters changed places', 'Jaun Dela Cruz'],
  ['a brother', 'Jose Reyes Dela Cruz'],
  ['another middle name', 'Juan Santos Dela Cruz'],
  ['another initial', 'Juan S. Dela Cruz'],
  ['half of the surname', 'Juan Cruz'],
  ['the surname alone', 'Dela Cruz'],
  ['the given name alone', 'Juan'],
  ['the middle name for the surname', 'Juan Reyes'],
  ['a second given name', 'Juan Carlos Dela Cruz'],
  ['two people', 'Juan Dela Cruz and Ana Dela Cruz'],
  ['a company', 'Juan Dela Cruz Trading'],
  ['another letter that can be read', 'K** D****'],
  ['a last letter that can be read', 'J**s D****'],
  ['other hidden names', 'J** S****'],
])('%s is another name: %s', (_, said) => {
  expect(isSameHolder(said, juan)).toBe(false);
});

test('where we know no middle name the bank may have one, and no second given name of somebody else', () => {
  for (const said of ['MARIA NINA MUNOZ', 'Ma. Niña Muñoz', 'Munoz, Maria Nina De la Rosa']) {
    expect(isSameHolder(said, nina)).toBe(true);
  }
  expect(isSameHolder('Maria Nina Santos Munoz', nina)).toBe(true);
  expect(isSameHolder('Maria Munoz', nina)).toBe(false);
  expect(isSameHolder('Maria Nina Santos Reyes Munoz', nina)).toBe(false);
  expect(isSameHolder('Maria Nina De Munoz', nina)).toBe(false);
});

test('a father is not his son, and a bank that leaves the suffix out says nothing of it', () => {
  const son = { first_name: 'Juan Jr', middle_name: '', last_name: 'Cruz' };
  expect(isSameHolder('Juan Cruz JR.', son)).toBe(true);
  expect(isSameHolder('Juan Cruz', son)).toBe(true);
  expect(isSameHolder('Juan Cruz Sr', son)).toBe(false);
  expect(isSameHolder('Juan Cruz III', { ...son, last_name: 'Cruz', first_name: 'Juan II' })).toBe(
    false,
  );
});

test.each(['', '  ', '**** ****', '•••', '- . -'])('%j says nothing', (said) => {
  expect(isSameHolder(said, juan)).toBeNull();
});

test('a name of many hidden letters is compared all the same', () => {
  expect(isSameHolder(`${'a*'.repeat(60)}b ${'a* '.repeat(25)}`, juan)).toBe(false);
});
