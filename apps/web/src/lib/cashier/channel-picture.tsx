import { imageUrl } from '../image/image-url.ts';
import { useSite } from '../page/site.ts';

/** The drawing of a way to pay; its name stands beside it. */
export function ChannelPicture({ img }: { readonly img: string }) {
  const { imagesHost } = useSite();
  return (
    <img
      src={imageUrl(img, imagesHost)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className="size-10 shrink-0 rounded-control object-contain"
    />
  );
}
