import { SitePicture } from '../../lib/image/site-image.tsx';

/** An empty booth, over the words of an empty list. */
export function EmptyScene() {
  return (
    <SitePicture
      base="/art/scenes/empty"
      widths={[240, 480]}
      sizes="160px"
      width={160}
      height={160}
      alt=""
      className="size-40 object-contain"
    />
  );
}
