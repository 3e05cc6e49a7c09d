import { Logo, type LogoProps } from '@perya/ui/logo';
import { Picture, type PictureProps } from '@perya/ui/picture';
import { useSite } from '../page/site.ts';
import { imageUrl } from './image-url.ts';

interface SiteImageProps extends Omit<LogoProps, 'src'> {
  /** As the API gives it. */
  readonly path: string;
}

/** A picture at one address, on the images host; a drawn booth in its place if it does not come. [A-461 M-407] */
export function SiteImage({ path, ...rest }: SiteImageProps) {
  const { imagesHost } = useSite();
  return <Logo src={imageUrl(path, imagesHost)} {...rest} />;
}

/** The same of one that is there in several widths. [A-461 M-407] */
export function SitePicture({ base, ...rest }: PictureProps) {
  const { imagesHost } = useSite();
  return <Picture base={imageUrl(base, imagesHost)} {...rest} />;
}
