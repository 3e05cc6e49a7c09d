import { Picture } from '@perya/ui/picture';
import { imageUrl } from '../image/image-url.ts';
import { useSite } from '../page/site.ts';

interface GameCoverProps {
  /** The base path as the API gives it. */
  readonly img: string;
  readonly className?: string;
}

/** A game's cover, three by four. It only decorates: the game's name stands beside it as text. */
export function GameCover({ img, className = '' }: GameCoverProps) {
  const { imagesHost } = useSite();
  return (
    <Picture
      base={imageUrl(img, imagesHost)}
      widths={[200, 400]}
      sizes="(width >= 768px) 160px, 31vw"
      width={300}
      height={400}
      alt=""
      className={`aspect-[3/4] w-full object-cover ${className}`}
    />
  );
}
