import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import type { Drawing } from '@perya/ui/icon';
import { homeIcon } from '@perya/ui/icons/frame';
import {
  amlIcon,
  auditIcon,
  contentIcon,
  gamesIcon,
  kycIcon,
  operationsIcon,
  oversightIcon,
  paymentsIcon,
  playersIcon,
  privacyIcon,
  promotionsIcon,
  reportsIcon,
  requestsIcon,
  riskIcon,
  settingsIcon,
  supportIcon,
} from '../show/icons.ts';

export interface Room {
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly drawing: Drawing;
  /** Any of these opens it. */
  readonly permissions: readonly Permission[];
}

/** The rooms in the order of the navigation. One shows when its route exists and the person may use it. */
export const rooms: readonly Room[] = [
  { path: '/', title: msg`Home`, drawing: homeIcon, permissions: ['home.read'] },
  { path: '/players', title: msg`Players`, drawing: playersIcon, permissions: ['players.read'] },
  { path: '/kyc', title: msg`KYC`, drawing: kycIcon, permissions: ['kyc.read'] },
  {
    path: '/payments',
    title: msg`Payments`,
    drawing: paymentsIcon,
    permissions: ['payments.read'],
  },
  { path: '/games', title: msg`Games`, drawing: gamesIcon, permissions: ['games.read'] },
  {
    path: '/promotions',
    title: msg`Promotions`,
    drawing: promotionsIcon,
    permissions: ['promotions.read'],
  },
  {
    path: '/support',
    title: msg`Support`,
    drawing: supportIcon,
    permissions: ['support.read'],
  },
  {
    path: '/content',
    title: msg`Content`,
    drawing: contentIcon,
    permissions: ['content.read'],
  },
  {
    path: '/reports',
    title: msg`Figures`,
    drawing: reportsIcon,
    permissions: ['figures.read'],
  },
  {
    path: '/oversight',
    title: msg`Oversight`,
    drawing: oversightIcon,
    permissions: ['events.read'],
  },
  {
    path: '/risk',
    title: msg`Risk`,
    drawing: riskIcon,
    permissions: ['limits.read', 'wins.read', 'care.read'],
  },
  { path: '/aml', title: msg`AML`, drawing: amlIcon, permissions: ['aml.read'] },
  {
    path: '/privacy',
    title: msg`Data privacy`,
    drawing: privacyIcon,
    permissions: ['privacy.read'],
  },
  {
    path: '/requests',
    title: msg`Requests`,
    drawing: requestsIcon,
    permissions: ['requests.read'],
  },
  {
    path: '/house',
    title: msg`Operations`,
    drawing: operationsIcon,
    permissions: ['home.read'],
  },
  { path: '/audit', title: msg`Audit`, drawing: auditIcon, permissions: ['audit.read'] },
  {
    path: '/settings',
    title: msg`Settings`,
    drawing: settingsIcon,
    permissions: [
      'staff.read',
      'staff.manage',
      'settings.read',
      'partners.read',
      'doors.read',
      'configuration.read',
      'own.use',
    ],
  },
];
