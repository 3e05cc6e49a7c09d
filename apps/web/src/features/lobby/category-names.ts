import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CategoryId } from '@perya/contract/rules/game-categories';

/** What the categories are called on the screen. */
export const categoryNames: Record<CategoryId, MessageDescriptor> = {
  Slot: msg`Slot`,
  Live: msg`Live`,
  Fishing: msg`Fishing`,
  Sport: msg`Sport`,
  'Table Game': msg`Table Game`,
  'Board Game': msg`Board Game`,
  Bingo: msg`Bingo`,
  'Hot Games': msg`Hot Games`,
  'New Games': msg`New Games`,
};
