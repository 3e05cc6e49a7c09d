import { expect, it } from 'vitest';
import { takePhoto } from './take-photo.ts';

function fakeCanvas() {
  const drawn: unknown[] = [];
  const asked: unknown[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: (...given: unknown[]) => void drawn.push(given) }),
    toBlob: (done: (blob: Blob | null) => void, type: string, quality: number) => {
      asked.push([type, quality]);
      done(new Blob(['jpeg'], { type }));
    },
  };
  return { canvas, drawn, asked };
}

it('is a JPEG of quality 0.7, as large as the camera shows it [A-456]', async () => {
  const { canvas, drawn, asked } = fakeCanvas();
  const frame = { videoWidth: 1280, videoHeight: 720 };
  const file = await takePhoto(frame, 'selfie', canvas);
  expect(asked).toEqual([['image/jpeg', 0.7]]);
  expect([canvas.width, canvas.height]).toEqual([1280, 720]);
  expect(drawn).toEqual([[frame, 0, 0]]);
  expect([file?.name, file?.type]).toEqual(['selfie.jpeg', 'image/jpeg']);
});

it('is not there before the camera shows a picture', async () => {
  const { canvas, asked } = fakeCanvas();
  expect(await takePhoto({ videoWidth: 0, videoHeight: 0 }, 'selfie', canvas)).toBeNull();
  expect(asked).toEqual([]);
});
