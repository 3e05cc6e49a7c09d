import { Icon } from '@perya/ui/icon';
import { personIcon } from '@perya/ui/icons/frame';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';

/** Loaded for players who have a picture, so that it is no part of a visitor's first load. */
const AvatarIcon = lazyWithRetry(() => import('./avatar-icon.tsx'));

/** The face of the signed-in player; a visitor sees the plain drawing. [M-024 M-025] */
export function MyIcon({ className }: { readonly className: string }) {
  const avatar = useSession((session) => session.profile?.avatar ?? '');
  const plain = <Icon drawing={personIcon} className={className} />;
  return avatar === '' ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <AvatarIcon avatar={avatar} />
    </Suspense>
  );
}
