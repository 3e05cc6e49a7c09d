import { Counter, Gauge, type Registry } from 'prom-client';
import type { PasswordHasher } from '../../platform/credentials/password-hasher.ts';

type Tried = 'code' | 'password' | 'totp';
type Outcome = 'right' | 'wrong' | 'refused';
/** What staff did about a player. */
export type Decision =
  | 'searched'
  | 'revealed'
  | 'sessions_ended'
  | 'test_on'
  | 'test_off'
  | 'blocked'
  | 'unblocked';
type Upload = 'kept' | 'refused' | 'over_quota';

export interface Metrics {
  countGuess(tried: Tried, outcome: Outcome): void;
  countPasskey(what: 'added' | 'removed' | 'used'): void;
  countUpload(outcome: Upload): void;
  countDecision(decision: Decision): void;
  countExport(): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of logins and uploads. */
export function createMetrics({ queue }: Pick<PasswordHasher, 'queue'>): Metrics {
  const guesses = new Counter({
    name: 'perya_guesses_total',
    help: 'Codes, passwords and authenticator codes that were tried, by outcome.',
    labelNames: ['tried', 'outcome'],
    registers: [],
  });
  const uploads = new Counter({
    name: 'perya_uploads_total',
    help: 'Pictures that players sent, by what became of them.',
    labelNames: ['outcome'],
    registers: [],
  });
  const decisions = new Counter({
    name: 'perya_player_decisions_total',
    help: 'What staff did about players: searches, values revealed, sessions ended, switches and blocks.',
    labelNames: ['decision'],
    registers: [],
  });
  const exported = new Counter({
    name: 'perya_data_exports_total',
    help: 'Players who took away what is known of them.',
    registers: [],
  });
  const passkeys = new Counter({
    name: 'perya_player_passkeys_total',
    help: 'Passkeys that players have added, removed or logged in with.',
    labelNames: ['what'],
    registers: [],
  });
  return {
    countPasskey: (what) => passkeys.inc({ what }),
    countGuess: (tried, outcome) => guesses.inc({ tried, outcome }),
    countUpload: (outcome) => uploads.inc({ outcome }),
    countDecision: (decision) => decisions.inc({ decision }),
    countExport: () => exported.inc(),
    register(registry) {
      registry.registerMetric(exported);
      registry.registerMetric(guesses);
      registry.registerMetric(passkeys);
      registry.registerMetric(uploads);
      registry.registerMetric(decisions);
      new Gauge({
        name: 'perya_password_hashes_waiting',
        help: 'Passwords that wait to be hashed.',
        registers: [registry],
        collect() {
          this.set(queue().waiting);
        },
      });
      new Gauge({
        name: 'perya_password_hashes_refused',
        help: 'Passwords that were refused since the start, because too many waited.',
        registers: [registry],
        collect() {
          this.set(queue().refused);
        },
      });
    },
  };
}
