import { Counter, Gauge, type Registry } from 'prom-client';

export interface PromotionFigures {
  /** A reward that was asked for, by what came of it. */
  countGrant(promotion: number, outcome: string): void;
  /** What a player or staff decided about one. */
  countDecision(decision: string, outcome: string): void;
}

interface BudgetLeft {
  promotion: number;
  left: bigint;
}

/** What whoever runs the product watches of promotions. */
export function createPromotionFigures() {
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
  return {
    countGrant: (promotion: number, outcome: string) => grants.inc({ promotion, outcome }),
    countDecision: (decision: string, outcome: string) => decisions.inc({ decision, outcome }),
    register(registry: Registry, readBudgets: () => Promise<BudgetLeft[]>): void {
      registry.registerMetric(grants);
      registry.registerMetric(decisions);
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
