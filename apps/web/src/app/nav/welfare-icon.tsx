import { timings } from '@perya/contract/constants';
import { Icon } from '@perya/ui/icon';
import { giftIcon, giftLiftedIcon, giftOpenIcon } from '@perya/ui/icons/nav';
import { useEffect, useState } from 'react';

const frames = [giftIcon, giftLiftedIcon, giftOpenIcon] as const;

/** The present opens a little further every eight seconds, unless nobody looks or movement is unwelcome. [M-023 M-451] */
export function WelfareIcon({ className }: { readonly className: string }) {
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
