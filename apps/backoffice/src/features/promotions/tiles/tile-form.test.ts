import { saveTile } from '@perya/contract/promotions/staff-calls/tiles';
import { expect, test } from 'vitest';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { formOfTile, inputOfTile } from './tile-form.ts';

const tile = {
  id: 1,
  version: 3,
  is_shown_now: true,
  is_shown: true,
  type: 1,
  place: 10,
  promotion: 1,
  route: '',
  title_en: 'Box',
  title_tl: 'Kahon',
  text_en: '',
  text_tl: '',
  img: '/art/tiles/vip',
};

test('a tile is the same after a look at it in the form', () => {
  const { id: _id, version: _version, is_shown_now: _now, ...wanted } = tile;
  expect(inputOfTile(formOfTile(tile))).toEqual(wanted);
  const invite = { ...tile, type: 0, route: '/invite' };
  expect(inputOfTile(formOfTile(invite))).toEqual({ ...wanted, type: 0, route: '/invite' });
  const alone = { ...formOfTile(tile), promotion: ' ' };
  expect(inputOfTile(alone)).toEqual({ ...wanted, promotion: null });
});

test('the contract refuses the field that cannot be read, and no other', () => {
  const wrong = (typed: object) => {
    const input = inputOfTile({ ...formOfTile(tile), ...typed });
    return refusedFields(saveTile, { id: 1, version: 3, words: 'As planned', ...input });
  };
  expect(wrong({})).toEqual([]);
  expect(wrong({ title_tl: ' ' })).toEqual(['title_tl']);
  expect(wrong({ place: '1000' })).toEqual(['place']);
  expect(wrong({ place: '' })).toEqual(['place']);
  expect(wrong({ promotion: 'x' })).toEqual(['promotion']);
});
