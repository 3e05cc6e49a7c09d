import { describe, expect, it } from 'vitest';
import { categoryQuery, sectionQuery } from './category-query.ts';

const choice = { sort: 'Popular', brands: [], keyword: null } as const;

describe('what the game list is asked', () => {
  it('is the number of the category, the same for table and board [G-258 G-260]', () => {
    expect(categoryQuery({ ...choice, category: 'Slot' })).toEqual({
      game_type: 3,
      sorting: 'desc',
    });
    const [table, board] = (['Table Game', 'Board Game'] as const).map((category) =>
      categoryQuery({ ...choice, category }),
    );
    expect(table).toEqual(board);
  });

  it('is a mark for the hot and the new games', () => {
    expect(categoryQuery({ ...choice, category: 'Hot Games' })).toEqual({
      is_hot: 1,
      sorting: 'desc',
    });
    expect(categoryQuery({ ...choice, category: 'New Games' })).toEqual({
      is_new: 1,
      sorting: 'desc',
    });
  });

  it('carries the sort, the providers and the keyword in their fields [G-121 G-298]', () => {
    const asked = categoryQuery({
      category: 'Live',
      sort: 'A-Z',
      brands: ['1_perya-live', '6_salinlahi-live'],
      keyword: 'baccarat',
    });
    expect(asked).toEqual({
      game_type: 1,
      sorting: 'en_name',
      brands: '1_perya-live,6_salinlahi-live',
      w: 'baccarat',
    });
  });

  it('names one provider by its venue and its own id [G-120]', () => {
    const asked = categoryQuery({ ...choice, category: 'Live', brands: ['1_perya-live'] });
    expect(asked).toEqual({
      game_type: 1,
      sorting: 'desc',
      venue_id: 1,
      platform_id: 'perya-live',
    });
  });

  it('is the mark of a section [G-038 G-040]', () => {
    expect(sectionQuery('hot')).toEqual({ is_hot: 1, sorting: 'desc' });
    expect(sectionQuery('new')).toEqual({ is_new: 1, sorting: 'desc' });
  });
});
