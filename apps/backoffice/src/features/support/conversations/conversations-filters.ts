import { msg } from '@lingui/core/macro';
import { conversationTags } from '@perya/contract/rules/support/tags';
import { chipsFilter, choiceFilter, pickFilter } from '../../../lib/list/filters.ts';

export const conversationsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: chipsFilter(msg`Waiting for an answer`, { answered: msg`Answered`, closed: msg`Closed` }),
  tag: choiceFilter(msg`About anything`, conversationTags),
  mine: choiceFilter(msg`Anybody’s`, { yes: msg`Mine` }),
};
