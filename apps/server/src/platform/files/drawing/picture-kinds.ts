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

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };
/** Whole on a square of its own, without the margins that were around it. */
const squared = (sidePx: number) => (picture: Sharp) =>
  picture.trim().resize(sidePx, sidePx, { fit: 'contain', background: clear });
/** In the middle of white, with room on all sides. Margins go first, so that drawing it once more changes nothing. */
const onWhite = (width: number, height: number, sidePx: number) => (picture: Sharp) => {
  const [left, top] = [(width - sidePx) / 2, (height - sidePx) / 2].map(Math.floor);
  return picture
    .flatten({ background: white })
    .trim({ background: white })
    .resize(sidePx, sidePx, { fit: 'contain', background: white })
    .extend({
      left: left ?? 0,
      right: width - sidePx - (left ?? 0),
      top: top ?? 0,
      bottom: height - sidePx - (top ?? 0),
      background: white,
    });
};

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
  /** The mark of a brand, beside its name. */
  mark: (picture) => squared(216)(picture).webp({ quality: 92 }),
  /** The same as the icon of a tab or of an installed app. */
  icon: (picture, width) => squared(width)(picture).png(),
  /** The same where a system cuts its own shape out of the icon. */
  tile: (picture, width) => onWhite(width, width, Math.round(width * 0.62))(picture).png(),
  /** The same as a shared link shows it. */
  card: (picture) => onWhite(1200, 630, 360)(picture).png(),
  /** Large enough to read the small print of an ID card. Drawn while its player waits: little effort takes a third of the time. */
  photo: (picture) => inside(photoSidePx)(picture).webp({ quality: 86, effort: 1 }),
} satisfies Record<string, (picture: Sharp, width: number) => Sharp>;

export type PictureKind = keyof typeof pictureKinds;

/** The library's own bound, of what a head may say at all. */
export const headPixelsMax = 2 ** 31;
