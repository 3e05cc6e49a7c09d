import { type Envelope, failure } from '@perya/contract/envelope';
import { mediaTypes } from '@perya/contract/headers';
import { isLanguage, type Language } from '@perya/contract/text';
import { Encoder } from 'cbor-x';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

const encoder = new Encoder({ useRecords: false, mapsAsObjects: true });

export function languageOf(request: FastifyRequest): Language {
  const given = request.headers['lang'];
  return isLanguage(given) ? given : 'en_US';
}

/** CBOR unless the caller asks for JSON by name. */
function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes(mediaTypes.json) && !accept.includes(mediaTypes.cbor);
}

function encodeEnvelope(
  request: FastifyRequest,
  envelope: Envelope<unknown>,
): { type: string; body: Buffer } {
  return wantsJson(request)
    ? { type: `${mediaTypes.json}; charset=utf-8`, body: Buffer.from(JSON.stringify(envelope)) }
    : { type: mediaTypes.cbor, body: encoder.encode(envelope) };
}

export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  envelope: Envelope<unknown>,
): FastifyReply {
  const { type, body } = encodeEnvelope(request, envelope);
  return reply.code(status).header('content-type', type).header('vary', 'accept').send(body);
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const envelope = failure(refusal.say(languageOf(request)), refusal.code, refusal.details);
  return send(request, reply, refusal.httpStatus, envelope);
}
