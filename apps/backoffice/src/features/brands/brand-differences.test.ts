import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { expect, test } from 'vitest';
import { sharedFact, wantedOf } from './brand-differences.ts';

const brandOf = (tag: string, number: string) =>
  ({
    tag,
    version: '3',
    legal: {
      licence: {
        regulator: 'PAGCOR',
        number,
        url: 'https://pagcor.ph',
        logo: '/art/regulator/p.svg',
      },
      helpline: { name: 'Help', number: '1553' },
    },
    contacts: [{ name: 'Chat', url: 'https://chat.example' }],
  }) as unknown as BrandState;

const brands = [brandOf('perya', 'A-1'), brandOf('tala', 'B-2')];

test('says what brands share, and nothing where they differ', () => {
  expect(sharedFact(brands, 'regulator')).toEqual({ isSame: true, value: 'PAGCOR' });
  expect(sharedFact(brands, 'licence_number')).toEqual({ isSame: false, value: '' });
});

test('asks for each brand as it is, but for what is changed', () => {
  const wanted = brands.map((brand) => wantedOf(brand, { helpline_number: '8888' }));
  expect(wanted).toMatchObject([
    { tag: 'perya', licence_number: 'A-1', helpline_number: '8888', version: '3' },
    { tag: 'tala', licence_number: 'B-2', helpline_number: '8888' },
  ]);
  expect(wanted[0]?.contacts).toEqual([{ name: 'Chat', url: 'https://chat.example' }]);
});
