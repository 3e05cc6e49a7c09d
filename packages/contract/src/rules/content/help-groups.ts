import type { Text } from '../../text.ts';

/** The five groups of the help centre, in their order. The club carries the name of the brand. [G-063 G-305] */
export const helpGroups = {
  general: { id: '1', image: '/art/icons/info.svg', name: { en: 'General', tl: 'Pangkalahatan' } },
  deposit: {
    id: '2',
    image: '/art/channels/e-wallet.svg',
    name: { en: 'Deposit', tl: 'Deposit' },
  },
  withdrawal: {
    id: '3',
    image: '/art/channels/bank.svg',
    name: { en: 'Withdrawal', tl: 'Withdrawal' },
  },
  club: {
    id: '4',
    image: '/art/icons/trophy.svg',
    name: { en: '{brand} Club', tl: '{brand} Club' },
  },
  others: { id: '5', image: '/art/icons/service.svg', name: { en: 'Others', tl: 'Iba pa' } },
} as const satisfies Record<string, { id: string; image: string; name: Text }>;

export type HelpGroup = keyof typeof helpGroups;
export const helpGroupNames = Object.keys(helpGroups) as HelpGroup[];
