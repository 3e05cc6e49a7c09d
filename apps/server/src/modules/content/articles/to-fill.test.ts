import { policyBrands } from '@perya/contract/brands';
import { documentKinds } from '@perya/contract/content/calls/documents';
import { describe, expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { documentTemplate } from './document-templates.ts';
import { isToFill, listToFill } from './to-fill.ts';

test('what is to be filled in is named once, and a link or a list is none of it', () => {
  expect(listToFill('By [[name]], at [[ address ]], again [[name]].')).toEqual(['name', 'address']);
  expect(isToFill('See [our terms](/docs/terms) and [x] [[]]')).toBe(false);
});

describe.each(documentKinds)('the template of %s', (kind) => {
  test('names as much to fill in one language as in the other, and passes the rules of a draft', () => {
    for (const brand of policyBrands()) {
      const body = documentTemplate(brand, kind);
      expect(listToFill(body.en).length).toBeGreaterThan(0);
      expect(listToFill(body.tl)).toHaveLength(listToFill(body.en).length);
      expect(body.en + body.tl).not.toContain('{product}');
      expect(checkWords('document', { title: { en: '', tl: '' }, body }).leftOut).toEqual([]);
    }
  });
});
