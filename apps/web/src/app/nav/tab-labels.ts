import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TabName } from './tabs.ts';

export const tabLabels: Record<TabName, MessageDescriptor> = {
  home: msg`Home`,
  filcoins: msg`Filcoins`,
  welfare: msg`Welfare`,
  service: msg`Service`,
  my: msg`My`,
};
