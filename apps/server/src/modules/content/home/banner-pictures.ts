import { bannerWidths, drawBanner } from '../../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { HomeStore } from './home.store.ts';

/** Pictures of banners that staff have sent, drawn in each width. */
export const createBannerPictures = (
  pictures: PictureStore,
  { listShownBanners }: Pick<HomeStore, 'listShownBanners'>,
) =>
  createStaffPictures(pictures, {
    group: 'banners',
    sizes: Object.fromEntries(
      bannerWidths.map((width) => [`-${width}.webp`, (bytes: Buffer) => drawBanner(bytes, width)]),
    ),
    listShown: listShownBanners,
  });
