import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type TabName = 'home' | 'filcoins' | 'welfare' | 'service' | 'my';

export interface Tab {
  readonly name: TabName;
  readonly path: string;
  readonly label: MessageDescriptor;
}

/** The five tabs in their order. [A-066 M-022] */
export const tabs: readonly Tab[] = [
  { name: 'home', path: '/', label: msg`Home` },
  { name: 'filcoins', path: '/s-points', label: msg`Filcoins` },
  { name: 'welfare', path: '/welfare', label: msg`Welfare` },
  { name: 'service', path: '/service', label: msg`Service` },
  { name: 'my', path: '/my', label: msg`My` },
];
