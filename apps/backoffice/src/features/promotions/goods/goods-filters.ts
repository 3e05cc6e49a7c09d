import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';
import { goodsStates } from './goods-words.ts';

export const goodsFilters = {
  q: textFilter(msg`Name or number`),
  state: choiceFilter(msg`Any state`, goodsStates),
};
