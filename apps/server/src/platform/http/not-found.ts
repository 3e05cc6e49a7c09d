import { isCallPath } from '@perya/contract/staff/staff-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../log.ts';
import { sendRefusal } from './answer.ts';
import { Refusal } from './refusal.ts';

export type PageAnswerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** No page's path is nearly as long. */
const pathLengthMax = 1024;

/** A path that no route takes is a page of the app, unless it can only have been meant for the API or a file. */
export function registerNotFound(app: FastifyInstance, pages: PageAnswerer | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // A browser that goes to a page says so; only then is a name with an ending not a file.
    const isFile = /\.\w+$/.test(path) && !request.headers.accept?.includes('text/html');
    if (!pages || !isReading || isFile || isCallPath(path) || path.length > pathLengthMax) {
      return sendRefusal(request, reply, new Refusal('NO_SUCH_PATH'));
    }
    return pages(request, reply);
  });
}
