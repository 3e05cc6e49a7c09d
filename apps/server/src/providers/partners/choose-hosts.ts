import { type PartnerChannel, partnerChannels } from '@perya/contract/partners/partner-channels';
import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import type { PartnerHosts } from './host.ts';
import { httpHost } from './http-host.ts';
import type { PartnersSettings } from './settings.ts';

/** The sandbox's hosts, as the server reaches them. */
export interface SandboxHosts {
  url: (channel: PartnerChannel) => string;
  key: GatewayKey;
  timeoutMs?: number;
}

/** For each partner the host of the settings, else the sandbox's where that is switched on. A partner without one cannot let anybody in. */
export function chooseHosts(
  { partners }: PartnersSettings,
  sandbox: SandboxHosts | null,
): PartnerHosts {
  return new Map(
    partnerChannels.flatMap((channel) => {
      const own = partners[channel];
      if (own) return [[channel, httpHost({ channel, url: () => own.url, key: own.key })]];
      if (!sandbox) return [];
      return [[channel, httpHost({ ...sandbox, channel, url: () => sandbox.url(channel) })]];
    }),
  );
}
