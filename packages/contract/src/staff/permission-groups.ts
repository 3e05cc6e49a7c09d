import type { Text } from '../text.ts';
import { type Permission, permissionNames } from './permissions.ts';

interface PermissionGroup {
  readonly title: Text;
  /** What the names of its permissions begin with. */
  readonly areas: readonly string[];
}

/** Permissions by what they are about, for whoever looks for one. */
const groups: readonly PermissionGroup[] = [
  {
    title: { en: 'The app itself', tl: 'Ang app mismo' },
    areas: ['own', 'home', 'lists', 'queues', 'requests'],
  },
  { title: { en: 'Players', tl: 'Mga manlalaro' }, areas: ['players', 'limits', 'care'] },
  {
    title: { en: 'Identity check', tl: 'Pagsusuri ng pagkakakilanlan' },
    areas: ['kyc'],
  },
  {
    title: { en: 'Money', tl: 'Pera' },
    areas: ['payments', 'vouchers', 'ledger', 'funds', 'reports', 'figures'],
  },
  { title: { en: 'Games', tl: 'Mga laro' }, areas: ['games', 'wins'] },
  {
    title: { en: 'Promotions and mall', tl: 'Mga promosyon at mall' },
    areas: ['promotions', 'mall', 'vip'],
  },
  { title: { en: 'Support', tl: 'Suporta' }, areas: ['support', 'letters', 'notices'] },
  { title: { en: 'Content', tl: 'Nilalaman' }, areas: ['content', 'announcements', 'campaigns'] },
  {
    title: { en: 'Running the house', tl: 'Pagpapatakbo ng bahay' },
    areas: ['alarms', 'configuration', 'doors', 'partners', 'releases', 'settings', 'staff'],
  },
  { title: { en: 'Data privacy', tl: 'Privacy ng datos' }, areas: ['privacy'] },
  { title: { en: 'AML desk', tl: 'AML desk' }, areas: ['aml'] },
  {
    title: { en: 'Evidence', tl: 'Ebidensya' },
    areas: ['audit', 'controls', 'events', 'evidence'],
  },
];

const areaOf = (permission: Permission) => permission.split('.', 1)[0] ?? '';

/** All permissions, each in one group. */
export const permissionGroups: readonly {
  readonly title: Text;
  readonly permissions: readonly Permission[];
}[] = groups.map(({ title, areas }) => ({
  title,
  permissions: permissionNames.filter((name) => areas.includes(areaOf(name))),
}));
