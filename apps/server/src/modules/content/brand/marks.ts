import { type MarkKind, sentMarks } from '@perya/contract/brands/brand-marks';
import { drawMark } from '../../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { BrandStore } from './brand.store.ts';

/** Marks of brands that staff have sent, drawn in every size that pages, icons and shared links show. */
export const createMarks = (
  pictures: PictureStore,
  { listShownMarks }: Pick<BrandStore, 'listShownMarks'>,
) =>
  createStaffPictures(pictures, {
    group: 'brands',
    sizes: Object.fromEntries(
      (Object.entries(sentMarks) as [MarkKind, string][]).map(([kind, ending]) => [
        ending,
        (bytes: Buffer) => drawMark(bytes, kind),
      ]),
    ),
    listShown: listShownMarks,
  });
