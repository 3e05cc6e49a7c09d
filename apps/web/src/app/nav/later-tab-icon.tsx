import { Icon } from '@perya/ui/icon';
import { coinIcon, headsetIcon } from '@perya/ui/icons/nav';
import type { TabName } from './tabs.ts';
import { WelfareIcon } from './welfare-icon.tsx';

interface LaterTabIconProps {
  readonly name: Exclude<TabName, 'home' | 'my'>;
  readonly className: string;
}

/** The icons of the tabs whose pages are to come: no part of the first load before they are shown. */
export default function LaterTabIcon({ name, className }: LaterTabIconProps) {
  if (name === 'welfare') return <WelfareIcon className={className} />;
  return <Icon drawing={name === 'filcoins' ? coinIcon : headsetIcon} className={className} />;
}
