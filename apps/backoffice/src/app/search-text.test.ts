import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

it('keeps a long number and a phone as they were typed', () => {
  const search = { q: '90071992547409931', phone: '+639171234567', none: undefined };
  expect(stringifySearch(search)).toBe('?q=90071992547409931&phone=%2B639171234567');
  expect(parseSearch(stringifySearch(search))).toEqual({
    q: '90071992547409931',
    phone: '+639171234567',
  });
  expect(stringifySearch({})).toBe('');
});
