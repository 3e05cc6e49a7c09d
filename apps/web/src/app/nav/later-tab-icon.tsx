import { Icon } from '@perya/ui/icon';
import { coinIcon, headsetIcon } from '@perya/ui/icons/nav';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useMayFetchAsPlayer } from '../../lib/session/session.ts';
import type { TabName } from './tabs.ts';
import { WelfareIcon } from './welfare-icon.tsx';

const UnclaimedBadge = lazyWithRetry(() => import('./unclaimed-badge.tsx'));

interface LaterTabIconProps {
  readonly name: Exclude<TabName, 'home' | 'my'>;
  readonly className: string;
}

function FilcoinsIcon({ className }: { readonly className: string }) {
  const isPlayer = useMayFetchAsPlayer();
  return (
    <span className="relative">
      <Icon drawing={coinIcon} className={className} />
      {isPlayer && (
        <Suspense>
          <UnclaimedBadge />
        </Suspense>
      )}
    </span>
  );
}

/** The icons of the tabs between home and my: no part of the first load. */
export default function LaterTabIcon({ name, className }: LaterTabIconProps) {
  if (name === 'welfare') return <WelfareIcon className={className} />;
  if (name === 'filcoins') return <FilcoinsIcon className={className} />;
  return <Icon drawing={headsetIcon} className={className} />;
}
