import { updateDetail, uploadFile } from '@perya/contract/identity/calls/account';
import { afterEach, expect, it, vi } from 'vitest';
import { ImageFileError } from '../../lib/image/image-file.ts';
import { uploadAvatar } from './upload-avatar.ts';

function recordingClient() {
  const sent: unknown[] = [];
  const client = {
    upload: (call: unknown, file: File) => {
      sent.push([call, file]);
      return Promise.resolve({ object_key: 'avatars/7/a.webp' });
    },
    call: (call: unknown, input: unknown) => {
      sent.push([call, input]);
      return Promise.resolve(true);
    },
  };
  return { sent, client: client as never };
}

afterEach(() => vi.unstubAllGlobals());

it('fetches a drawn picture as a file, uploads it and makes it the avatar [A-394]', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(new Response('picture'));
  });
  const { sent, client } = recordingClient();
  await uploadAvatar({ kind: 'drawn', base: '/art/avatars/men-2' }, client, 'https://img.example');
  expect(fetched).toEqual(['https://img.example/art/avatars/men-2-256.webp']);
  expect(sent).toEqual([
    [uploadFile, expect.any(File)],
    [updateDetail, { avatar: 'avatars/7/a.webp' }],
  ]);
});

it("sends the player's own file as it is", async () => {
  const file = new File(['mine'], 'me.png', { type: 'image/png' });
  const { sent, client } = recordingClient();
  await uploadAvatar({ kind: 'own', file }, client, '');
  expect(sent[0]).toEqual([uploadFile, file]);
});

it('changes nothing when the picture cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const { sent, client } = recordingClient();
  const choice = { kind: 'drawn', base: '/art/avatars/none' } as const;
  await expect(uploadAvatar(choice, client, '')).rejects.toBeInstanceOf(ImageFileError);
  expect(sent).toEqual([]);
});
