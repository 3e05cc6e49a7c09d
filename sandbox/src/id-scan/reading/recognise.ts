import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { GreyPicture } from './picture/grey-picture.ts';
import type { Box, Word } from './word.ts';

const require = createRequire(import.meta.url);
const dataFolder = join(
  dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export interface Look {
  signs: string;
  expected: 'one sign' | 'one line' | 'lines';
}

export interface Recogniser {
  /** All words that stand anywhere on the picture. */
  words(picture: GreyPicture): Promise<Word[]>;
  /** What stands in a box, if it is written in these signs. */
  lookAgain(picture: GreyPicture, box: Box, look: Look): Promise<Word[]>;
}

const modes = {
  'one sign': PSM.SINGLE_CHAR,
  'one line': PSM.SINGLE_LINE,
  lines: PSM.SINGLE_BLOCK,
} as const;

const encode = (picture: GreyPicture, box?: Box) => {
  const { data, width, height } = picture;
  const image = sharp(data, { raw: { width, height, channels: 1 } });
  if (!box) return image.png({ compressionLevel: 1 }).toBuffer();
  const margin = { top: 14, bottom: 14, left: 14, right: 14, background: '#fff' };
  return image
    .extract({ left: box.x0, top: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0 })
    .extend(margin)
    .png({ compressionLevel: 1 })
    .toBuffer();
};

async function wordsOf(worker: Worker, file: Buffer): Promise<Word[]> {
  const { data } = await worker.recognize(file, {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox })),
  );
}

/** Tesseract with its program and its data from node_modules: it fetches nothing and writes no file. */
export async function createRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: dataFolder,
    cacheMethod: 'none',
    gzip: true,
  });
  return {
    words: async (picture) => {
      await worker.setParameters({
        tessedit_pageseg_mode: PSM.SPARSE_TEXT,
        tessedit_char_whitelist: '',
        user_defined_dpi: '300',
        debug_file: '/dev/null',
      });
      return wordsOf(worker, await encode(picture));
    },
    lookAgain: async (picture, box, { signs, expected }) => {
      await worker.setParameters({
        tessedit_pageseg_mode: modes[expected],
        tessedit_char_whitelist: signs,
        user_defined_dpi: '300',
        debug_file: '/dev/null',
      });
      return wordsOf(worker, await encode(picture, box));
    },
  };
}
