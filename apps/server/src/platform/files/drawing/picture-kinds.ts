import type { Sharp } from 'sharp';

const avatarSidePx = 512;
const goodsSidePx = 900;
const logoSidePx = 320;
const photoSidePx = 2400;
const announcementPx = { width: 960, height: 720 };

const covering = (width: number, height: number) => (picture: Sharp) =>
  picture.resize(width, height, { fit: 'cover' });
const inside = (sidePx: number) => (picture: Sharp) =>
  picture.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true });

/** How each kind of picture is drawn; those that are wanted in several widths are told which. */
export const pictureKinds = {
  avatar: (picture) => covering(avatarSidePx, avatarSidePx)(picture).webp({ quality: 82 }),
  /** Four to three, as wide as a phone shows it sharply. */
  announcement: (picture) =>
    covering(announcementPx.width, announcementPx.height)(picture).webp({ quality: 82 }),
  /** Sixteen to seven. What stands on its right stays, because the words lie on its left. */
  banner: (picture, width) =>
    picture
      .resize(width, Math.round((width * 7) / 16), { fit: 'cover', position: 'right' })
      .webp({ quality: 80 }),
  /** Three to four. */
  cover: (picture, width) =>
    covering(width, Math.round((width * 4) / 3))(picture).webp({ quality: 82 }),
  /** Sharp on a phone, where it is as wide as the page. */
  goods: (picture) => covering(goodsSidePx, goodsSidePx)(picture).webp({ quality: 84 }),
  /** A mark of a company: whole, whatever its shape, and see-through where it was. */
  logo: (picture) => inside(logoSidePx)(picture).webp({ quality: 90 }),
  /** Large enough to read the small print of an ID card. Drawn while its player waits: little effort takes a third of the time. */
  photo: (picture) => inside(photoSidePx)(picture).webp({ quality: 86, effort: 1 }),
} satisfies Record<string, (picture: Sharp, width: number) => Sharp>;

export type PictureKind = keyof typeof pictureKinds;

/** The library's own bound, of what a head may say at all. */
export const headPixelsMax = 2 ** 31;
