import type { Announcements } from '../announcements/index.ts';
import type { Care } from '../care/index.ts';
import type { Content } from '../content/index.ts';
import type { Games } from '../games/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Location } from '../location/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Partners } from '../partners/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Points } from '../points/index.ts';
import type { Privacy } from '../privacy/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Support } from '../support/index.ts';
import type { Vip } from '../vip/index.ts';

/** What the verbs of this module work with. */
export interface ProfileServices {
  identity: Pick<Identity, 'account' | 'ownData'>;
  content: Pick<Content, 'ownData'>;
  kyc: Pick<Kyc, 'statusOf' | 'personOf' | 'ownData'>;
  limits: Pick<Limits, 'ownData'>;
  location: Pick<Location, 'ownData'>;
  ledger: Pick<Ledger, 'ownData'>;
  games: Pick<Games, 'ownData'>;
  payments: Pick<Payments, 'ownData' | 'withdrawTotals'>;
  care: Pick<Care, 'ownData'>;
  privacy: Pick<Privacy, 'ownData'>;
  vip: Pick<Vip, 'standingOf' | 'ownData'>;
  points: Pick<Points, 'ownData'>;
  promotions: Pick<Promotions, 'ownData'>;
  announcements: Pick<Announcements, 'ownData'>;
  partners: Pick<Partners, 'ownData'>;
  support: Pick<Support, 'ownData'>;
  messages: Pick<Messages, 'ownData'>;
}
