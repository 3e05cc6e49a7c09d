import { describe, expect, it } from 'vitest';
import { firstNameProblem, refusedInAddresses, refusedInNames } from '../kyc-form.ts';
import { comparableName, needsSpace, writable, writeSpace } from './names.ts';

describe('names', () => {
  it.each([
    ['Muñoz', 'MUNOZ'],
    ['MUN\u0303OZ', 'Muñoz'],
    ['Dela Cruz-Reyes', 'dela cruz reyes'],
    ["D'Souza", 'D’SOUZA'],
    ['D Souza', 'd´souza'],
    ['José  María', 'JOSE MARIA'],
  ])('are the same person’s: %s and %s', (one, other) => {
    expect(comparableName(one)).toBe(comparableName(other));
  });

  it('tell people apart by their letters and words', () => {
    expect(comparableName('Munoz')).not.toBe(comparableName('Muniz'));
    expect(comparableName('Dela Cruz')).not.toBe(comparableName('Delacruz'));
  });

  it('need a space where a hyphen or an apostrophe is all that is wrong [A-292 A-293]', () => {
    expect(writeSpace.en).toBe('Write a space instead');
    for (const name of ['Anna-Lisa', "D'Souza", 'D’Souza', 'Anna–Lisa'])
      expect(needsSpace(firstNameProblem, name), name).toBe(true);
    for (const name of ['Anna Lisa', 'Muñoz', 'Anna-Lisa 2', '-', '', `${'a'.repeat(20)}-b`])
      expect(needsSpace(firstNameProblem, name), name).toBe(false);
  });

  it('of an ID are written so that the field takes them', () => {
    const name = (text: string) => writable(text, refusedInNames);
    expect(name('MUÑOZ-SANTOS')).toBe('MUÑOZ SANTOS');
    expect(name('MUN\u0303OZ')).toBe('MUÑOZ');
    expect(name('MA. JOSÉ D’SOUZA')).toBe('MA JOSE D SOUZA');
    expect(writable("12-B St. Paul's Rd., Parañaque", refusedInAddresses)).toBe(
      '12-B St. Paul s Rd., Parañaque',
    );
  });
});
