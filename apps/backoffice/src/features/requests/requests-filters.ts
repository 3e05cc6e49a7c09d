import { msg } from '@lingui/core/macro';
import { choiceFilter, tabFilter } from '../../lib/list/filters.ts';

/** The tabs of the room. */
export const requestsTabs = { box: tabFilter('waiting', 'mine', 'all') };

export const requestsFilters = {
  ...requestsTabs,
  action: choiceFilter(msg`What`, {
    'limits.restrict': msg`Limits and exclusions`,
    'wins.decide': msg`Wins held back`,
    'games.resume': msg`Resuming gaming`,
    'payments.rule': msg`Rules of withdrawals`,
    'payments.channel': msg`Terms of channels`,
    'games.key': msg`Keys of venues`,
    'games.promo': msg`Promotions of venues`,
    'games.weight': msg`Turnover of games`,
    'mall.price': msg`Prices in the mall`,
    'kyc.list': msg`Lists of persons`,
    'staff.invite': msg`New colleagues`,
    'staff.invite-again': msg`New invitations`,
    'staff.promote': msg`Wider roles of colleagues`,
    'roles.widen': msg`Permissions of roles`,
  }),
  state: choiceFilter(msg`State`, {
    open: msg`Open`,
    approved: msg`Approved`,
    declined: msg`Declined`,
    withdrawn: msg`Withdrawn`,
    expired: msg`Expired`,
  }),
};
