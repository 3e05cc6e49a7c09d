import { useState } from 'react';
import { avatarUrl } from '../../lib/image/avatar-url.ts';
import { useSite } from '../../lib/page/site.ts';

/** [M-024 M-025] */
export default function AvatarIcon({ avatar }: { readonly avatar: string }) {
  const { imagesHost } = useSite();
  const [broken, setBroken] = useState('');
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
