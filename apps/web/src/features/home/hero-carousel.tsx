import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Banner } from '@perya/contract/catalogue/calls/index-data';
import { say } from '@perya/contract/text';
import { Carousel } from '@perya/ui/carousel';
import { Picture } from '@perya/ui/picture';
import { Skeleton } from '@perya/ui/states/skeleton';
import { imageUrl } from '../../lib/image/image-url.ts';
import { ContentLink } from '../../lib/page/content-link.tsx';
import { useSite } from '../../lib/page/site.ts';

/** The words are laid over the picture, so that they can be translated, read aloud and enlarged. */
function HeroSlide({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const { imagesHost } = useSite();
  const { language } = useLanguage();
  const title = say(banner.title, language);
  return (
    <article className="hero-slide">
      <Picture
        base={imageUrl(banner.img, imagesHost)}
        widths={[400, 800, 1280]}
        sizes="(min-width: 1100px) 670px, (min-width: 768px) calc(100vw - 168px), calc(100vw - 32px)"
        width={1280}
        height={560}
        alt=""
        first={isFirst}
        className="hero-picture"
      />
      <div className="hero-words">
        <h2>
          {banner.link_h5 ? (
            <ContentLink href={banner.link_h5} className="hero-link">
              {title}
            </ContentLink>
          ) : (
            title
          )}
        </h2>
        <p>{say(banner.body, language)}</p>
      </div>
    </article>
  );
}

export function HeroCarousel({ banners }: { readonly banners: readonly Banner[] | null }) {
  const { t } = useLingui();
  if (banners === null) return <Skeleton className="hero-slide" />;
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t`Highlights`}
      previousLabel={t`Previous highlight`}
      nextLabel={t`Next highlight`}
      slideLabel={(position, count) => t`${position} of ${count}`}
      dots
    >
      {banners.map((banner, position) => (
        <HeroSlide key={banner.id} banner={banner} isFirst={position === 0} />
      ))}
    </Carousel>
  );
}
