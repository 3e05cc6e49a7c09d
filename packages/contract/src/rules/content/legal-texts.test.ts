import { expect, it } from 'vitest';
import { isLegalText } from './legal-texts.ts';

it('takes two for terms, privacy and the statement, and one for what only explains', () => {
  for (const kind of ['terms', 'privacy', 'stmt']) {
    expect(isLegalText({ kind: 'document', place: `h5/${kind}` })).toBe(true);
  }
  expect(isLegalText({ kind: 'document', place: 'h5/faq' })).toBe(false);
  expect(isLegalText({ kind: 'help', place: 'terms' })).toBe(false);
});
