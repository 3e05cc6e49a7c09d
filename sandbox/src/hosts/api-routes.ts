import { setTimeout as wait } from 'node:timers/promises';
import { type HostUser, hostPaths, hostTokenFields } from '@perya/contract/partners/host-wire';
import {
  type PartnerChannel,
  partnerChannels,
  partnerTokenSeconds,
} from '@perya/contract/partners/partner-channels';
import { isGatewayRequestSigned } from '@perya/contract/payment-gateway/signature';
import type { FastifyInstance } from 'fastify';
import type { Hosts } from './hosts.ts';
import { hostsPath } from './hosts-path.ts';
import { readToken, subjectOf, type TokenClaims } from './tokens.ts';

function readJson(body: unknown): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(String(body));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What the host says of a token: whose it is, or why it says nothing. */
function tell(
  channel: PartnerChannel,
  claims: TokenClaims | null,
  asked: { purpose: unknown; now: number },
): HostUser | { error: 'invalid' | 'expired' } {
  if (claims?.channel !== channel || claims.purpose !== asked.purpose) return { error: 'invalid' };
  if (asked.now / 1000 - claims.issuedAt > partnerTokenSeconds) return { error: 'expired' };
  return {
    subject: subjectOf(channel, claims.phone),
    phone: claims.phone,
    phone_verified: claims.fault !== 'unverified',
    purpose: claims.purpose,
    issued_at: claims.issuedAt,
  };
}

/**
 * What the platform asks: whose a token is. A host does not remember which ones it has told of: that a token opens one
 * session is for the platform to see to.
 */
export function registerHostApi(app: FastifyInstance, { key, now, lateMs }: Hosts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  for (const channel of partnerChannels) {
    app.post(`${hostsPath}/${channel}${hostPaths[channel]}`, async (request, reply) => {
      const sent = { method: 'POST', path: request.url, body: String(request.body ?? '') };
      if (!isGatewayRequestSigned(key, request.headers, sent, now())) {
        return reply.code(401).send({ error: 'The signature is wrong' });
      }
      const asked = readJson(request.body);
      const claims = readToken(key.secret, String(asked[hostTokenFields[channel]]));
      if (claims?.fault === 'down') return reply.code(503).send({ error: 'Please try later' });
      if (claims?.fault === 'late') await wait(lateMs);
      const told = tell(channel, claims, { purpose: asked['purpose'], now: now() });
      return reply.code('error' in told ? 400 : 200).send(told);
    });
  }
}
