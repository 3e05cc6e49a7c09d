import { drawLogo } from '../../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { HomeStore } from '../home/home.store.ts';

/** Logos of regulators that staff have sent. */
export const createLogos = (
  pictures: PictureStore,
  { listShownLogos }: Pick<HomeStore, 'listShownLogos'>,
) =>
  createStaffPictures(pictures, {
    group: 'regulators',
    sizes: { '.webp': drawLogo },
    listShown: listShownLogos,
  });
