import multipart, { type MultipartFile } from '@fastify/multipart';
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
  let part: MultipartFile | undefined;
  try {
    part = await request.file();
    if (part?.fieldname !== 'file') throw new Refusal('FILE_REFUSED');
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A file that was cut is too large, whatever error its stream ends in.
    const { code } = error as { code?: string };
    const isCut = part?.file.truncated === true || code === 'FST_REQ_FILE_TOO_LARGE';
    throw new Refusal(isCut ? 'TOO_LARGE' : 'FILE_REFUSED');
  }
}
