import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { pathOf } from '../log.ts';
import type { PictureStore } from './picture-store.ts';

/** As the picture store names them: nothing else is looked for. */
const picturePath = /^\/files\/([a-z]{1,32}\/\d{1,20}\/[\w-]{1,64}\.(webp|png))$/;

/** Serves uploaded pictures. Their names cannot be guessed and never change, so they may be kept for long. */
export function registerFiles(app: FastifyInstance, pictures: Pick<PictureStore, 'read'>): void {
  app.get('/files/*', async (request, reply) => {
    const [, key, format] = picturePath.exec(pathOf(request.url)) ?? [];
    if (!key) throw new Refusal('NO_SUCH_PATH');
    // What has a name keeps it and never changes, so the name says whether a browser has it already.
    const tag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
    const isKnown = request.headers['if-none-match'] === tag;
    const picture = isKnown ? null : await pictures.read(key);
    if (!isKnown && picture === null) throw new Refusal('NO_SUCH_PATH');
    return reply
      .code(isKnown ? 304 : 200)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', tag)
      .type(`image/${format}`)
      .send(picture ?? '');
  });
}
