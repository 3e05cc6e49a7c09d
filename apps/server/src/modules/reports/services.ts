import type { PaymentGateway } from '../../providers/payments/gateway.ts';
import type { Audit } from '../audit/index.ts';
import type { BankStore } from './bank/bank.store.ts';
import type { CoverStore } from './cover/cover.store.ts';
import type { DayStore } from './days/day.store.ts';
import type { DuesStore } from './days/dues.store.ts';
import type { PolicyStore } from './days/policy.store.ts';
import type {
  createBonusStore,
  createCashStore,
  createEntryStore,
  createPlayStore,
} from './figures/figures.store.ts';
import type { LargeStore } from './large/large.store.ts';
import type { PeopleStore } from './people/people.store.ts';

/** What the verbs of this module work with. */
export interface ReportsServices {
  audit: Pick<Audit, 'record'>;
  play: ReturnType<typeof createPlayStore>;
  cash: ReturnType<typeof createCashStore>;
  bonuses: ReturnType<typeof createBonusStore>;
  entries: ReturnType<typeof createEntryStore>;
  days: DayStore;
  dues: DuesStore;
  policy: PolicyStore;
  people: PeopleStore;
  large: LargeStore;
  bank: BankStore;
  cover: CoverStore;
  /** Asked what they hold. */
  gateways: ReadonlyMap<string, Pick<PaymentGateway, 'name' | 'balance'>>;
}
