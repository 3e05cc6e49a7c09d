import { expect, test } from 'vitest';
import { formOfTile, readTileForm } from './tile-form.ts';

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
  expect(readTileForm(formOfTile(tile))).toEqual({ wanted });
  const invite = { ...tile, type: 0, route: '/invite' };
  expect(readTileForm(formOfTile(invite))).toEqual({
    wanted: { ...wanted, type: 0, route: '/invite' },
  });
  const alone = { ...formOfTile(tile), promotion: ' ' };
  expect(readTileForm(alone)).toEqual({ wanted: { ...wanted, promotion: null } });
});

test('the field is named that cannot be read', () => {
  const wrong = (typed: object) => readTileForm({ ...formOfTile(tile), ...typed });
  expect(wrong({ title_tl: ' ' })).toEqual({ problem: 'title_tl' });
  expect(wrong({ place: '1000' })).toEqual({ problem: 'place' });
  expect(wrong({ promotion: 'x' })).toEqual({ problem: 'promotion' });
});
