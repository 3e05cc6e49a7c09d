import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { walletIcon } from '@perya/ui/icons/status';
import { useState } from 'react';
import { imageUrl } from '../../../lib/image/image-url.ts';
import { useSite } from '../../../lib/page/site.ts';

interface ChannelPictureProps {
  readonly img: string;
  readonly isDimmed: boolean;
}

/** Beside the channel's name, so it says nothing itself; a drawn wallet where it does not come. */
export function ChannelPicture({ img, isDimmed }: ChannelPictureProps) {
  const { imagesHost } = useSite();
  const [hasFailed, setHasFailed] = useState(img === '');
  const box = 'size-10 shrink-0 rounded-[0.625rem]';
  if (hasFailed) {
    return (
      <span
        aria-hidden="true"
        className={`${box} flex items-center justify-center bg-accent-soft text-accent-strong`}
      >
        <Icon drawing={walletIcon} />
      </span>
    );
  }
  return (
    <img
      src={imageUrl(img, imagesHost)}
      alt=""
      width={40}
      height={40}
      onError={() => setHasFailed(true)}
      className={classNames(box, 'object-contain', isDimmed && 'opacity-50 grayscale')}
    />
  );
}
