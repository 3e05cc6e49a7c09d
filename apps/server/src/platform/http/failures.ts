import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './answer.ts';
import { Refusal } from './refusal.ts';

/** What the HTTP library itself refuses, in the words of the catalogue. */
const libraryRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('UNSUPPORTED_ENCODING'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('UNDECODABLE_BODY'),
  FST_ERR_CTP_EMPTY_TYPE: new Refusal('UNSUPPORTED_ENCODING'),
  FST_ERR_BAD_URL: new Refusal('NOT_FOUND'),
  ECONNRESET: new Refusal('UNDECODABLE_BODY'),
};

export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : libraryRefusals[error.code];
  if (refusal) return sendRefusal(request, reply, refusal);
  // What went wrong inside is for the log; the caller learns the request id and nothing else.
  request.log.error({ err: error }, 'request failed');
  return sendRefusal(request, reply, new Refusal('INTERNAL'));
}

const unreadable = JSON.stringify({
  status: false,
  data: new Refusal('UNDECODABLE_BODY').text.en,
  code: 'UNDECODABLE_BODY',
});

/** Bytes that are not even HTTP never reach a route, but are answered in the envelope all the same. */
export const unreadableRequest = [
  'HTTP/1.1 400 Bad Request',
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(unreadable)}`,
  'connection: close',
  '',
  unreadable,
].join('\r\n');

export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}
