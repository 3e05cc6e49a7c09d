import { SiteImage } from '../image/site-image.tsx';

/** The drawing of a way to pay; its name stands beside it. */
export function ChannelPicture({ img }: { readonly img: string }) {
  return (
    <SiteImage
      path={img}
      alt=""
      width={40}
      height={40}
      className="size-10 shrink-0 rounded-control object-contain"
    />
  );
}
