import { useState } from 'react';
import { classNames } from './class-names.ts';

const sizes = { small: 'size-7', regular: 'size-11', large: 'size-20' };
const pixels = { small: 28, regular: 44, large: 80 };

export interface AvatarProps {
  readonly src: string | null;
  /** Shown while there is no picture and when it does not load. [M-025] */
  readonly fallbackSrc: string;
  /** Whose it is; empty where the name stands beside it. */
  readonly alt: string;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

export function Avatar({ src, fallbackSrc, alt, size = 'regular', className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shownSrc = src === null || src === failedSrc ? fallbackSrc : src;
  return (
    <img
      // An error before hydration fires no event for React.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
      }}
      src={shownSrc}
      alt={alt}
      width={pixels[size]}
      height={pixels[size]}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={classNames(
        'shrink-0 rounded-full bg-sunken object-cover ring-1 ring-line',
        sizes[size],
        className,
      )}
    />
  );
}
