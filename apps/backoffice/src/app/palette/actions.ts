import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FoundKind } from '@perya/contract/house/staff-calls/search';
import type { Permission } from '@perya/contract/staff/permissions';
import type { Beginning } from '../../lib/begin/use-begun.ts';

/** Something that one does, and the page on which it is done. */
interface Action {
  readonly label: MessageDescriptor;
  readonly permission: Permission;
  readonly begins: Beginning;
  readonly to: string;
}

/** Everything that begins with a dialog; the server holds the permission against its call all the same. */
export const actions: readonly Action[] = [
  { label: msg`Stop gaming`, permission: 'games.stop', begins: 'stop', to: '/house/switches' },
  {
    label: msg`Publish a notice of maintenance`,
    permission: 'notices.publish',
    begins: 'notice',
    to: '/house/notices',
  },
  {
    label: msg`New promotion`,
    permission: 'promotions.edit',
    begins: 'promotion',
    to: '/promotions/list',
  },
  {
    label: msg`Give a gift`,
    permission: 'promotions.gift',
    begins: 'gift',
    to: '/promotions/gifts',
  },
  { label: msg`Add goods`, permission: 'mall.edit', begins: 'goods', to: '/promotions/goods' },
  {
    label: msg`Ask for a batch of vouchers`,
    permission: 'vouchers.create',
    begins: 'vouchers',
    to: '/payments/vouchers',
  },
  {
    label: msg`Import a watch-list`,
    permission: 'kyc.lists',
    begins: 'watch-list',
    to: '/kyc/lists',
  },
  {
    label: msg`Invite a colleague`,
    permission: 'staff.widen',
    begins: 'colleague',
    to: '/settings/staff',
  },
  {
    label: msg`New announcement`,
    permission: 'announcements.edit',
    begins: 'announcement',
    to: '/content/announcements',
  },
  {
    label: msg`New help article`,
    permission: 'content.edit',
    begins: 'article',
    to: '/content/help',
  },
  { label: msg`New news`, permission: 'content.edit', begins: 'article', to: '/content/news' },
  {
    label: msg`New campaign`,
    permission: 'campaigns.edit',
    begins: 'campaign',
    to: '/content/campaigns',
  },
  {
    label: msg`New canned reply`,
    permission: 'support.answer',
    begins: 'reply',
    to: '/support/answers',
  },
];

/** Something that one does to what is found: its verb is typed, then what it is done to. */
interface SubjectAction extends Omit<Action, 'to'> {
  readonly kind: FoundKind;
  /** What the dialog takes for the subject. */
  readonly subjectOf: (id: string) => string;
  readonly pageOf: (id: string) => string;
}

const ofPlayer = { kind: 'player', subjectOf: (id: string) => id } as const;
const playerPage = (id: string) => `/players/${id}`;
const stops = { permission: 'games.stop', begins: 'stop' } as const;
const switches = () => '/house/switches';

export const subjectActions: readonly SubjectAction[] = [
  {
    ...stops,
    label: msg`Stop venue`,
    kind: 'venue',
    subjectOf: (id) => `venue ${id}`,
    pageOf: switches,
  },
  {
    ...stops,
    label: msg`Stop game`,
    kind: 'game',
    subjectOf: (id) => `game ${id}`,
    pageOf: switches,
  },
  {
    ...stops,
    label: msg`Stop player`,
    kind: 'player',
    subjectOf: (id) => `player ${id}`,
    pageOf: switches,
  },
  {
    ...ofPlayer,
    label: msg`Block player`,
    permission: 'players.block',
    begins: 'player-block',
    pageOf: playerPage,
  },
  {
    ...ofPlayer,
    label: msg`Restrict player`,
    permission: 'players.restrict',
    begins: 'player-restrict',
    pageOf: playerPage,
  },
  {
    ...ofPlayer,
    label: msg`End all sessions of player`,
    permission: 'players.sessions',
    begins: 'player-sessions',
    pageOf: playerPage,
  },
  {
    ...ofPlayer,
    label: msg`Correct the balance of player`,
    permission: 'ledger.adjust',
    begins: 'player-adjust',
    pageOf: playerPage,
  },
  {
    ...ofPlayer,
    label: msg`Give a gift to player`,
    permission: 'promotions.gift',
    begins: 'player-gift',
    pageOf: playerPage,
  },
];
