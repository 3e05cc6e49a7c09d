import { useLingui } from '@lingui/react/macro';
import { Carousel } from '@perya/ui/carousel';
import { type UIEvent, useState } from 'react';
import { SiteImage } from '../../../lib/image/site-image.tsx';

interface GoodsPicturesProps {
  readonly name: string;
  readonly pictures: readonly string[];
}

/** The pictures side by side, and which of them is seen. [M-069] */
export function GoodsPictures({ name, pictures }: GoodsPicturesProps) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(1);
  const count = pictures.length;
  // Scrolling does not bubble, so it is caught on its way down to the pictures.
  const look = ({ target }: UIEvent) => {
    const { scrollLeft, clientWidth } = target as HTMLElement;
    setSeen(Math.round(scrollLeft / Math.max(clientWidth, 1)) + 1);
  };
  return (
    <div className="relative min-w-0" onScrollCapture={look}>
      <Carousel
        label={t`Pictures of ${name}`}
        previousLabel={t`Previous picture`}
        nextLabel={t`Next picture`}
        slideLabel={(position, of) => t`${position} of ${of}`}
      >
        {pictures.map((src) => (
          <SiteImage
            key={src}
            path={src}
            alt={name}
            width={600}
            height={600}
            className="aspect-square w-full rounded-card object-cover"
          />
        ))}
      </Carousel>
      <p
        role="status"
        className="amount-figures absolute right-3 bottom-3 rounded-full bg-raised px-3 py-1 font-semibold text-[0.8125rem] text-ink shadow-card"
      >
        {seen}/{count}
      </p>
    </div>
  );
}
