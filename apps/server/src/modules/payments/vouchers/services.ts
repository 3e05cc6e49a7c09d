import type { CommitSignal } from '../../../platform/events/commit-signal.ts';
import type { StaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { ChannelStore } from '../channels/channel.store.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import type { ProductStore } from './product.store.ts';
import type { VoucherStore } from './voucher.store.ts';

/** What the verbs of this room work with. */
export interface VouchersServices {
  vouchers: VoucherStore;
  /** Where they are sold. */
  products: ProductStore;
  pictures: StaffPictures;
  channels: Pick<ChannelStore, 'find'>;
  keyring: Pick<Keyring, 'digest' | 'seal' | 'open'>;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'compareCounted'>;
  kyc: Pick<Kyc, 'statusesFor' | 'refusalNow'>;
  rateLimiter: PaymentsRateLimiter;
  commitSignal: CommitSignal;
}
