import type { Role } from '@perya/contract/staff/roles';

/** Every place of the staff app by who opens it; `first` opens the first case of its list as well. */
export interface StaffRoom {
  readonly path: string;
  readonly first?: true;
}

const alone = (...paths: string[]): StaffRoom[] => paths.map((path) => ({ path }));
const withCase = (...paths: string[]): StaffRoom[] =>
  paths.flatMap((path) => [{ path }, { path, first: true as const }]);

/** What a page of a player has beside the player themselves. */
const partsOfPlayer = [
  ...['', '/payments', '/bonuses', '/bets', '/ledger', '/limits', '/kyc', '/sessions', '/links'],
  ...['/conversation', '/notes', '/notices', '/audit'],
];

/** Rooms of each role that sees something which the others do not; the page of one player and open requests are among them. */
export const staffRoomsOf = (
  uid: string,
  requests: readonly string[] = [],
): ReadonlyMap<Role, readonly StaffRoom[]> =>
  new Map<Role, readonly StaffRoom[]>([
    [
      'administrator',
      [
        ...alone('/', '/players', ...partsOfPlayer.map((part) => `/players/${uid}${part}`)),
        ...alone('/requests', ...requests.map((id) => `/requests/${id}?box=all`)),
        ...withCase('/kyc/reviews'),
        ...alone('/kyc/found', '/kyc/lists', '/kyc/asked', '/kyc/compliance', '/kyc/figures'),
        ...withCase('/payments/withdrawals', '/payments/deposits', '/payments/cases'),
        ...withCase('/payments/vouchers'),
        ...alone('/payments/receipts', '/payments/reconciliation', '/payments/channels'),
        ...alone('/payments/rules', '/payments/figures', '/payments/voucher-shops'),
        ...withCase('/games', '/games/rounds'),
        ...alone('/games/venues', '/games/jackpots', '/games/returns', '/games/weights'),
        ...withCase('/promotions/list', '/promotions/goods', '/promotions/orders'),
        ...alone('/promotions/new/gift', '/promotions/gifts', '/promotions/ranking'),
        ...alone('/promotions/tiles', '/promotions/figures'),
        ...withCase('/content/announcements', '/content/documents', '/content/campaigns'),
        ...alone('/content/home', '/content/help', '/content/news'),
        ...withCase('/support/conversations', '/support/feedback'),
        ...alone('/support/answers', '/support/times'),
        ...withCase('/risk/limits', '/risk/care', '/risk/wins'),
        ...alone('/risk/location', '/risk/policy'),
        ...alone('/reports', '/reports/cash', '/reports/bonuses', '/reports/cohorts'),
        ...alone('/reports/entries', '/reports/days', '/reports/corrections', '/reports/bank'),
        ...alone('/reports/cover', '/reports/events', '/oversight'),
        ...withCase('/privacy/requests', '/privacy/incidents'),
        ...alone('/privacy/unused'),
        ...alone('/house/alarms', '/house/health', '/house/switches', '/house/checks'),
        ...alone('/house/notices', '/house/program'),
        ...withCase('/house/controls', '/audit', '/settings/staff'),
        ...alone('/house/letters', '/audit/chain', '/settings/roles', '/settings/sessions'),
        ...alone('/settings/activity', '/settings/brands', '/settings/partners'),
        ...alone('/settings/branches', '/settings/policies', '/settings/vip', '/settings/opening'),
        ...alone('/settings/configuration', '/settings/own'),
      ],
    ],
    [
      'aml',
      [
        ...withCase('/aml/cases'),
        ...alone('/aml/reports', '/aml/ratings', '/aml/rules', '/aml/trials'),
      ],
    ],
  ]);
