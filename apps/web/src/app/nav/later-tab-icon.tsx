import { timings } from '@perya/contract/constants';
import { Icon } from '@perya/ui/icon';
import { coinIcon, giftIcon, giftLiftedIcon, giftOpenIcon, headsetIcon } from '@perya/ui/icons/nav';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useMayFetchAsPlayer } from '../../lib/session/session.ts';
import type { TabName } from './tabs.ts';

const frames = [giftIcon, giftLiftedIcon, giftOpenIcon] as const;

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

/** The present opens a little further every eight seconds, unless nobody looks or movement is unwelcome. [M-023 M-451] */
function WelfareIcon({ className }: { readonly className: string }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden && !calm.matches) setTurn((before) => before + 1);
    }, timings.welfareRotationMs);
    return () => clearInterval(timer);
  }, []);
  const frame = turn % frames.length;
  return (
    <span data-frame={frame} className="contents">
      <Icon drawing={frames[frame] ?? giftIcon} className={className} />
    </span>
  );
}
