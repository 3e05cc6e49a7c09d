import { useState } from 'react';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  /** The path without width and ending: `/art/covers/mango-rush`. */
  readonly base: string;
  readonly widths: readonly number[];
  /** How wide it stands on the page, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  readonly className?: string;
  /** The largest picture of the first view: fetched at once and before the others. */
  readonly first?: boolean;
}

/** A picture in the width that the place needs; a drawn booth in its place if there is none or it does not come. [M-407] */
export function Picture({
  base,
  widths,
  sizes,
  width,
  height,
  alt,
  className,
  first = false,
}: PictureProps) {
  const [failedBase, setFailedBase] = useState<string | null>(null);
  if (base === '' || failedBase === base)
    return <PicturePlaceholder alt={alt} className={className} />;
  return (
    <img
      // An error before hydration fires no event for React.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedBase(base);
      }}
      {...pictureSources(base, widths)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setFailedBase(base)}
      className={className}
    />
  );
}
