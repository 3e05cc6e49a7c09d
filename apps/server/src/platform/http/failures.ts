import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './answer.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

/** What the HTTP library itself refuses, in the words of the catalogue. */
const libraryRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('UNSUPPORTED_ENCODING'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('UNDECODABLE_BODY'),
  FST_ERR_CTP_EMPTY_TYPE: new Refusal('UNSUPPORTED_ENCODING'),
  FST_ERR_BAD_URL: new Refusal('NO_SUCH_PATH'),
  ENAMETOOLONG: new Refusal('NO_SUCH_PATH'),
  ENOTDIR: new Refusal('NO_SUCH_PATH'),
  ECONNRESET: new Refusal('UNDECODABLE_BODY'),
};

/** A file that may not be read is told like one that is not there. */
function refusalOf({ code, statusCode = 500 }: FastifyError): Refusal | undefined {
  if (libraryRefusals[code]) return libraryRefusals[code];
  if (statusCode === 403 || statusCode === 404) return new Refusal('NO_SUCH_PATH');
  return statusCode >= 400 && statusCode < 500 ? new Refusal('UNDECODABLE_BODY') : undefined;
}

export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
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

/** The answer to bytes that are not even HTTP, or came too slowly: they reach no route, and get the envelope all the same. */
function unreadableRequest(isProduction: boolean): string {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(unreadable)),
    connection: 'close',
    ...securityHeaders(isProduction),
  };
  return [
    'HTTP/1.1 400 Bad Request',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    unreadable,
  ].join('\r\n');
}

/** Answers and closes both directions: a client that does not close its own would keep the connection. */
export function answerUnreadable(isProduction: boolean) {
  const answer = unreadableRequest(isProduction);
  return (_error: Error, socket: Socket): void => {
    // A browser opens connections ahead: an answer to nothing would meet the first request that it sends.
    if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
    socket.write(answer);
    socket.destroySoon();
  };
}

export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}
