import { expect, test } from 'vitest';
import { decideListed } from './screen-player.ts';

const one = Buffer.from('one');
const another = Buffer.from('another');
const nobody = { hit: null, decided: null, others: [] };

test('what two people decided holds for that person on the list alone', () => {
  const found = { state: 'listed', list: 'NDRP', hit: one } as const;
  const alike = { ...found, state: 'alike' } as const;
  expect(decideListed(nobody, [found])).toMatchObject({ state: 'listed', decided: null });
  const apart = { hit: one, decided: 'other', others: [one] } as const;
  const held = { ...apart, others: [...apart.others] };
  expect(decideListed(held, [found])).toMatchObject({ state: 'clear', decided: 'other', hit: one });
  const second = { ...alike, hit: another };
  expect(decideListed(held, [found, second])).toMatchObject({ state: 'alike', hit: another });
  expect(decideListed({ ...held, others: [one, another] }, [found, second])).toMatchObject({
    state: 'clear',
  });
  const same = { hit: one, decided: 'same', others: [] } as const;
  expect(decideListed({ ...same, others: [] }, [alike])).toMatchObject({ state: 'listed' });
  expect(decideListed({ ...same, others: [] }, [])).toEqual({
    state: 'clear',
    list: '',
    hit: null,
    decided: null,
  });
});

test('a sure find is taken before a like name', () => {
  const alike = { state: 'alike', list: 'NDRP', hit: one } as const;
  const sure = { state: 'listed', list: 'NDRP', hit: another } as const;
  expect(decideListed(nobody, [alike, sure])).toMatchObject({ state: 'listed', hit: another });
});
