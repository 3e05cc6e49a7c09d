import { Counter, type Registry } from 'prom-client';

type Tried = 'code' | 'password' | 'totp';
type Outcome = 'right' | 'wrong' | 'refused';

export interface Figures {
  countGuess(tried: Tried, outcome: Outcome): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of logins. */
export function createFigures(): Figures {
  const guesses = new Counter({
    name: 'perya_guesses_total',
    help: 'Codes, passwords and authenticator codes that were tried, by outcome.',
    labelNames: ['tried', 'outcome'],
    registers: [],
  });
  return {
    countGuess: (tried, outcome) => guesses.inc({ tried, outcome }),
    register: (registry) => registry.registerMetric(guesses),
  };
}
