import { firstBrands } from '@perya/contract/brands/first-brands';
import { askBrand } from '@perya/contract/content/staff-calls/brand-look';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { expect, test } from 'vitest';
import { faintIn, lookFormOf, lookWanted, wrongIn } from './look-form.ts';

const tala = firstBrands.tala as unknown as BrandState;

test('a brand goes through the form and comes out as it was', () => {
  const { is_on, hosts, ...rest } = firstBrands.tala;
  const wanted = lookWanted(lookFormOf(tala, false), '3');
  expect(wanted).toEqual({ ...rest, is_on, hosts: [...hosts], version: '3' });
  expect(askBrand.input.safeParse(wanted).success).toBe(true);
});

test('a new brand begins with colours, and says what it still needs', () => {
  const begun = lookFormOf(tala, true);
  expect(wrongIn(begun, true).filter(Boolean)).toEqual(['tag', 'name', 'tagline_en', 'tagline_tl']);
  const typed = { ...begun, tag: ' Maya ', name: 'M', tagline_en: 'a', tagline_tl: 'b', card: '9' };
  expect(wrongIn(typed, true).filter(Boolean)).toEqual(['tag', 'card']);
  expect(wrongIn({ ...typed, tag: 'Lakan', card: '1' }, true).filter(Boolean)).toEqual([]);
  expect(lookWanted({ ...typed, hosts: 'Lakan.ph, www.lakan.ph\n' }, '0').hosts).toEqual([
    'lakan.ph',
    'www.lakan.ph',
  ]);
});

test('colours that cannot be read are named while one types, in both themes', () => {
  const begun = lookFormOf(tala, true);
  expect(faintIn(begun)).toEqual([]);
  expect(faintIn({ ...begun, ink_dark: '#1a1538' }).join()).toContain('ink on raised 1.00 (dark');
  expect(faintIn({ ...begun, ink_dark: '#1a' })).toEqual([]);
});
