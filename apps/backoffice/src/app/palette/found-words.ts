import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Found, FoundKind } from '@perya/contract/house/staff-calls/search';
import type { Drawing } from '@perya/ui/icon';
import {
  contentIcon,
  gamesIcon,
  kycIcon,
  paymentsIcon,
  playersIcon,
  promotionsIcon,
  requestsIcon,
  settingsIcon,
  supportIcon,
} from '../../lib/show/icons.ts';

interface Shown {
  readonly title: MessageDescriptor;
  readonly drawing: Drawing;
  /** Where it is looked at. */
  readonly linkOf: (found: Found) => { readonly to: string; readonly search?: object };
}

/** How each kind of thing is shown that the search finds; one that is missing does not compile. */
export const foundWords: Readonly<Record<FoundKind, Shown>> = {
  player: {
    title: msg`Player`,
    drawing: playersIcon,
    linkOf: ({ id }) => ({ to: `/players/${id}` }),
  },
  review: {
    title: msg`Identity check`,
    drawing: kycIcon,
    linkOf: ({ id }) => ({ to: `/kyc/reviews/${id}`, search: { state: 'all' } }),
  },
  conversation: {
    title: msg`Conversation`,
    drawing: supportIcon,
    linkOf: ({ id }) => ({ to: `/support/conversations/${id}` }),
  },
  withdrawal: {
    title: msg`Withdrawal`,
    drawing: paymentsIcon,
    linkOf: ({ id }) => ({ to: `/payments/withdrawals/${id}`, search: { state: 'all' } }),
  },
  deposit: {
    title: msg`Deposit`,
    drawing: paymentsIcon,
    linkOf: ({ id }) => ({ to: `/payments/deposits/${id}` }),
  },
  payment: {
    title: msg`Payment received`,
    drawing: paymentsIcon,
    linkOf: ({ id }) => ({ to: '/payments/receipts', search: { state: 'all', q: id } }),
  },
  batch: {
    title: msg`Batch of vouchers`,
    drawing: paymentsIcon,
    linkOf: ({ id }) => ({ to: `/payments/vouchers/${id}` }),
  },
  round: {
    title: msg`Round`,
    drawing: gamesIcon,
    linkOf: ({ id }) => ({ to: `/games/rounds/${id}` }),
  },
  request: {
    title: msg`Request`,
    drawing: requestsIcon,
    linkOf: ({ id }) => ({ to: `/requests/${id}`, search: { box: 'all' } }),
  },
  promotion: {
    title: msg`Promotion`,
    drawing: promotionsIcon,
    linkOf: ({ id }) => ({ to: `/promotions/list/${id}` }),
  },
  document: {
    title: msg`Text`,
    drawing: contentIcon,
    linkOf: ({ id }) => ({ to: `/content/articles/${id}` }),
  },
  staff: {
    title: msg`Colleague`,
    drawing: settingsIcon,
    linkOf: ({ id }) => ({ to: `/settings/staff/${id}` }),
  },
  venue: { title: msg`Venue`, drawing: gamesIcon, linkOf: () => ({ to: '/games/venues' }) },
  game: { title: msg`Game`, drawing: gamesIcon, linkOf: ({ id }) => ({ to: `/games/${id}` }) },
};
