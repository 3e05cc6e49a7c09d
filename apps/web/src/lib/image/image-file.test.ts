import { describe, expect, it } from 'vitest';
import { imageFile } from './image-file.ts';

describe('imageFile', () => {
  it('names the file of a data URL after its kind [A-462]', async () => {
    const file = await imageFile(`data:image/jpeg;base64,${btoa('abc')}`, 'selfie');
    expect([file.name, file.type, await file.text()]).toEqual(['selfie.jpeg', 'image/jpeg', 'abc']);
  });

  it('fetches any other address into a file of generic binary type [A-463]', async () => {
    const file = await imageFile('/art/a.png', 'front', async () => new Response('abc'));
    expect([file.name, file.type, file.size]).toEqual(['front', 'application/octet-stream', 3]);
  });

  it('says in its own words that it failed', async () => {
    const words = 'Failed to convert image URL to file';
    const missing = async () => new Response(null, { status: 404 });
    await expect(imageFile('/a.png', 'a', missing)).rejects.toThrow(words);
    const cut = () => Promise.reject(new TypeError('network'));
    await expect(imageFile('/a.png', 'a', cut)).rejects.toThrow(words);
  });
});
