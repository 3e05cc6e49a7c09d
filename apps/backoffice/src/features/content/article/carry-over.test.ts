import { expect, it } from 'vitest';
import { carryOver } from './carry-over.ts';

const before = '# Terms\n\nPerya is yours.\n\n## Stakes\n\nOne peso.\n\n## End\n\nThank you.';
const change = { before, after: before.replace('One peso.', 'Two pesos.\n\nNo credit.') };

it('changes the same lines of another text and leaves its own', () => {
  const other = before.replace('Perya is yours.', 'Sinag is yours.\n\nIt shines.');
  expect(carryOver(change, other)).toBe(other.replace('One peso.', 'Two pesos.\n\nNo credit.'));
});

it('says a name as the other text says it', () => {
  const named = { before, after: before.replace('is yours', 'is ours') };
  const other = before.replace('Perya', 'Sinag');
  expect(carryOver(named, other)).toBeNull();
  const toSinag = (line: string) => line.replaceAll('Perya', 'Sinag');
  expect(carryOver(named, other, toSinag)).toBe(other.replace('is yours', 'is ours'));
});

it('adds at the end only what the other ends with too', () => {
  const added = { before, after: `${before}\n\n## More\n\nMuch more.` };
  expect(carryOver(added, before)).toBe(added.after);
  expect(carryOver(added, `${before}\n\nFarewell.`)).toBeNull();
});

it('carries nothing over where its place is missing or there twice', () => {
  expect(carryOver(change, before.replace('One peso.', 'Ten pesos.'))).toBeNull();
  expect(carryOver(change, `${before}\n${before}`)).toBeNull();
});

it('carries several places over, or none of them', () => {
  const twice = { before, after: change.after.replace('Thank you.', 'Thanks.') };
  expect(carryOver(twice, before)).toBe(twice.after);
  expect(carryOver(twice, before.replace('Thank you.', 'Salamat.'))).toBeNull();
});
