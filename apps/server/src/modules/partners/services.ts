import type { PartnerHosts } from '../../providers/partners/host.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { ChannelStore } from './desk/channel.store.ts';
import type { TallyStore } from './desk/tally.store.ts';
import type { EntryStore } from './entry/entry.store.ts';
import type { LinkStore } from './links/link.store.ts';
import type { PartnerMetrics } from './metrics.ts';
import type { PartnersRateLimiter } from './rate-limits.ts';

/** What the verbs of this module work with. */
export interface PartnersServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<
    Identity,
    | 'playerOfPhone'
    | 'loginByPartner'
    | 'account'
    | 'hold'
    | 'shutOut'
    | 'requireFreshProof'
    | 'endOthers'
    | 'endSession'
  >;
  kyc: Pick<Kyc, 'statusOf'>;
  hosts: PartnerHosts;
  entries: EntryStore;
  links: LinkStore;
  channels: ChannelStore;
  tallies: TallyStore;
  rateLimiter: PartnersRateLimiter;
  metrics: PartnerMetrics;
}
