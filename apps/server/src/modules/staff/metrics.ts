import { Counter, Gauge, type Registry } from 'prom-client';
import type { StaffRefusal } from '../../platform/http/staff-guard.ts';
import type { SessionStore } from './sessions/session.store.ts';

type LoginOutcome =
  | 'signed-in'
  | 'password-wrong'
  | 'password-locked'
  | 'code-wrong'
  | 'code-locked'
  | 'passkey-wrong'
  | 'passkey-locked'
  | 'company-over'
  | 'company-down'
  | 'company-refused'
  | 'company-unknown'
  | 'company-groups';

export interface Metrics {
  countLogin(outcome: LoginOutcome): void;
  countPasskey(what: 'added' | 'removed' | 'used'): void;
  countCompany(what: 'linked' | 'removed' | 'used'): void;
  countRefused(reason: StaffRefusal): void;
  countLook(): void;
  countExport(list: string, outcome: 'exported' | 'refused'): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of its staff. */
export function createMetrics({ countOpen }: Pick<SessionStore, 'countOpen'>): Metrics {
  const refused = new Counter({
    name: 'perya_staff_refused_total',
    help: 'Calls of the staff app that were turned away, by reason.',
    labelNames: ['reason'],
    registers: [],
  });
  const exported = new Counter({
    name: 'perya_exports_total',
    help: 'Lists that staff have exported as CSV, or were refused.',
    labelNames: ['list', 'outcome'],
    registers: [],
  });
  const logins = new Counter({
    name: 'perya_staff_logins_total',
    help: 'Logins of staff, by outcome.',
    labelNames: ['outcome'],
    registers: [],
  });
  const passkeys = new Counter({
    name: 'perya_staff_passkeys_total',
    help: 'Passkeys that staff have added, removed or logged in with.',
    labelNames: ['what'],
    registers: [],
  });
  const companies = new Counter({
    name: 'perya_staff_company_accounts_total',
    help: 'Company accounts that staff have linked, removed or shown for a login.',
    labelNames: ['what'],
    registers: [],
  });
  const looks = new Counter({
    name: 'perya_outside_looks_total',
    help: 'Lists and records that people from outside, such as the regulator, have looked at.',
    registers: [],
  });
  return {
    countLook: () => looks.inc(),
    countLogin: (outcome) => logins.inc({ outcome }),
    countPasskey: (what) => passkeys.inc({ what }),
    countCompany: (what) => companies.inc({ what }),
    countRefused: (reason) => refused.inc({ reason }),
    countExport: (list, outcome) => exported.inc({ list, outcome }),
    register(registry) {
      registry.registerMetric(refused);
      registry.registerMetric(exported);
      registry.registerMetric(logins);
      registry.registerMetric(passkeys);
      registry.registerMetric(companies);
      registry.registerMetric(looks);
      new Gauge({
        name: 'perya_staff_sessions',
        help: 'Sessions of staff that are open.',
        registers: [registry],
        async collect() {
          this.set(await countOpen());
        },
      });
    },
  };
}
