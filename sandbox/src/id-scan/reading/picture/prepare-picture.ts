import sharp, { type Sharp } from 'sharp';
import { evenLight } from './even-light.ts';
import { findSkew } from './find-skew.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Wide enough for the smallest print of a card, small enough for seconds. */
const readWidth = 1800;
const skewWidth = 900;
/** Like uploads of the product. */
const pixelsMax = 40_000_000;

const toGrey = async (image: Sharp): Promise<GreyPicture> => {
  const { data, info } = await image
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The picture upright, evenly lit and large enough to be read. */
export async function preparePicture(file: Uint8Array): Promise<GreyPicture> {
  const open = () => sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient();
  const small = await toGrey(open().resize({ width: skewWidth }).normalise());
  const degrees = findSkew(small);
  const upright =
    Math.abs(degrees) < 0.3
      ? open()
      : sharp(
          await open()
            .rotate(-degrees, { background: '#807870' })
            .png({ compressionLevel: 1 })
            .toBuffer(),
        );
  const grey = await toGrey(upright.resize({ width: readWidth, kernel: 'cubic' }).blur(0.6));
  return evenLight(grey, 34);
}
