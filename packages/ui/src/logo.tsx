import { useState } from 'react';
import { classNames } from './class-names.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';

export interface LogoProps {
  readonly src: string;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  /** Its room, which the placeholder takes as well. */
  readonly className: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing at one address, of a provider or a regulator; a drawn booth in its place if it does not come. [M-407] */
export function Logo({ src, alt, className, width, height }: LogoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) {
    return <PicturePlaceholder alt={alt} className={classNames('rounded-control', className)} />;
  }
  return (
    <img
      // An error before hydration fires no event for React.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
      }}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={className}
    />
  );
}
