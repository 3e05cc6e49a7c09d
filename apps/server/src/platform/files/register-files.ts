import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { pathOf } from '../log.ts';

/** As the picture store names them: nothing else is looked for on the disk. */
const picturePath = /^\/files\/[a-z]{1,32}\/\d{1,20}\/[\w-]{1,64}\.webp$/;

/** Serves uploaded pictures. Their names cannot be guessed and never change, so they may be kept for long. */
export async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(async (files) => {
    files.addHook('onRequest', async (request) => {
      if (!picturePath.test(pathOf(request.url))) throw new Refusal('NO_SUCH_PATH');
    });
    await files.register(fastifyStatic, {
      root: folder,
      prefix: '/files/',
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  });
}
