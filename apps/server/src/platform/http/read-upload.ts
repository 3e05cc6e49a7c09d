import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const fileMaxBytes = 8 * 1024 * 1024;

export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: fileMaxBytes, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
  });
}

/** The one file of a multipart body, in the field `file`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_ENCODING');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new Refusal('FILE_REFUSED');
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: string };
    throw new Refusal(code === 'FST_REQ_FILE_TOO_LARGE' ? 'TOO_LARGE' : 'FILE_REFUSED');
  }
}
