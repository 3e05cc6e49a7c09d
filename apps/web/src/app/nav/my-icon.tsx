import { Icon } from '@perya/ui/icon';
import { personIcon } from '@perya/ui/icons/nav';
import { useState } from 'react';
import { avatarUrl } from '../../lib/image/avatar-url.ts';
import { useSite } from '../../lib/page/site.ts';
import { useSession } from '../../lib/session/session.ts';

/** The face of the signed-in player; a visitor sees the plain drawing. [M-024 M-025] */
export function MyIcon({ className }: { readonly className: string }) {
  const { imagesHost } = useSite();
  const avatar = useSession((session) => session.profile?.avatar ?? '');
  const [broken, setBroken] = useState('');
  if (avatar === '') return <Icon drawing={personIcon} className={className} />;
  const shown = avatar === broken ? '/art/avatars/fallback-96.webp' : avatar;
  return (
    <img
      src={avatarUrl(shown, imagesHost)}
      alt=""
      width={28}
      height={28}
      onError={() => setBroken(avatar)}
      className="size-7 rounded-full border-2 border-current object-cover"
    />
  );
}
