import { Counter, Gauge, type Registry } from 'prom-client';
import { seconds } from '../../platform/wire-time.ts';

export interface PromotionMetrics {
  /** A reward that was asked for, by what came of it. */
  countGrant(promotion: number, outcome: string): void;
  /** What a player or staff decided about one. */
  countDecision(decision: string, outcome: string): void;
  /** A promotion that staff published, paused, resumed or ended. */
  countChange(to: string): void;
}

interface BudgetLeft {
  promotion: number;
  left: bigint;
}

interface DaysToSettle {
  promotion: number;
  /** Over, and not settled. */
  days: number;
  settledAt: Date | null;
}

/** What is read anew whenever somebody looks. */
interface PromotionReadings {
  readBudgets(): Promise<BudgetLeft[]>;
  readDays(): Promise<DaysToSettle[]>;
}

/** Of promotions that are decided by the day. */
function registerDays(registry: Registry, readDays: PromotionReadings['readDays']): void {
  const labelNames = ['promotion'] as const;
  new Gauge({
    name: 'perya_promotion_days_to_settle',
    help: 'Days of a published promotion that are over and not settled.',
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { promotion, days } of await readDays()) this.set({ promotion }, days);
    },
  });
  new Gauge({
    name: 'perya_promotion_settled_timestamp_seconds',
    help: 'When a day of a published promotion was last settled.',
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { promotion, settledAt } of await readDays()) {
        if (settledAt) this.set({ promotion }, seconds(settledAt));
      }
    },
  });
}

/** What whoever runs the product watches of promotions. */
export function createPromotionMetrics() {
  const registers: Registry[] = [];
  const grants = new Counter({
    name: 'perya_rewards_total',
    help: 'Rewards that were asked for, by promotion and what came of it.',
    labelNames: ['promotion', 'outcome'],
    registers,
  });
  const decisions = new Counter({
    name: 'perya_reward_decisions_total',
    help: 'Rewards that were claimed, declined, given up or taken away, by what came of it.',
    labelNames: ['decision', 'outcome'],
    registers,
  });
  const changes = new Counter({
    name: 'perya_promotion_changes_total',
    help: 'Promotions that staff published, paused, went on with or ended.',
    labelNames: ['to'],
    registers,
  });
  return {
    countChange: (to: string) => changes.inc({ to }),
    countGrant: (promotion: number, outcome: string) => grants.inc({ promotion, outcome }),
    countDecision: (decision: string, outcome: string) => decisions.inc({ decision, outcome }),
    register(registry: Registry, { readBudgets, readDays }: PromotionReadings): void {
      registry.registerMetric(grants);
      registry.registerMetric(decisions);
      registerDays(registry, readDays);
      registry.registerMetric(changes);
      new Gauge({
        name: 'perya_promotion_budget_left',
        help: 'What is left of the budget of a published promotion, in centavos or Filcoins.',
        labelNames: ['promotion'],
        registers: [registry],
        async collect() {
          this.reset();
          for (const { promotion, left } of await readBudgets()) {
            this.set({ promotion }, Number(left));
          }
        },
      });
    },
  };
}
