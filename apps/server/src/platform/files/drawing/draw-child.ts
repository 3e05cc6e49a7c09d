import sharp from 'sharp';
import type { DrawingAnswer, DrawingJob } from './drawer.ts';
import { headPixelsMax, pictureKinds } from './picture-kinds.ts';

/** The process that draws: what hangs in the library is ended with it, and nothing else. */
async function draw({ bytes, kind, width }: DrawingJob): Promise<DrawingAnswer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: headPixelsMax, failOn: 'error' });
    return { drawn: await pictureKinds[kind](picture.rotate(), width).toBuffer() };
  } catch (error) {
    return { refused: String(error) };
  }
}

process.on('message', (job: DrawingJob) => {
  void draw(job).then((answer) => process.send?.(answer));
});
// Not `exit`: it waits for the threads of the library, one of which may never end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
