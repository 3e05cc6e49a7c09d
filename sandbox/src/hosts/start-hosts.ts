import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import fastify from 'fastify';
import { registerHostApi } from './api-routes.ts';
import type { Hosts } from './hosts.ts';
import { hostsPath } from './hosts-path.ts';
import { registerHostPages } from './page-routes.ts';
import { issueToken, type TokenWish } from './tokens.ts';

export { hostsPath } from './hosts-path.ts';

export interface HostsOptions {
  key: GatewayKey;
  lateMs?: number;
  now?: () => number;
}

export interface RunningHosts {
  /** Where all of them answer, and where one does. */
  url: string;
  urlOf(channel: PartnerChannel): string;
  issue(wish: TokenWish): string;
  stop(): Promise<void>;
}

/** Longer than the platform waits. */
const usualLateMs = 7000;

/** The partners' hosts: a server of its own, which knows the platform only by the wire and by its pages. */
export async function startHosts(options: HostsOptions): Promise<RunningHosts> {
  const { key, lateMs = usualLateMs, now = Date.now } = options;
  const hosts: Hosts = { key, lateMs, now };
  const app = fastify({ forceCloseConnections: true });
  await app.register(async (scope) => registerHostApi(scope, hosts));
  await app.register(async (scope) => registerHostPages(scope, hosts));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}${hostsPath}`;
  return {
    url,
    urlOf: (channel) => `${url}/${channel}`,
    issue: (wish) => issueToken(key.secret, wish, now()),
    stop: () => app.close(),
  };
}
