import { Counter, Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../platform/share-in-flight.ts';

export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

export interface SupportMetrics {
  countMessage(from: 'player' | 'staff'): void;
  register(registry: Registry): void;
}

const ageOf = ({ oldestAt }: Waiting) =>
  oldestAt === null ? 0 : (Date.now() - oldestAt.getTime()) / 1000;

/** What whoever runs the product watches of service. */
export function createSupportMetrics(looks: {
  conversations(): Promise<Waiting>;
  feedback(): Promise<Waiting>;
}): SupportMetrics {
  const messages = new Counter({
    name: 'perya_support_messages_total',
    help: 'Messages in conversations with players, by who wrote them.',
    labelNames: ['from'],
    registers: [],
  });
  return {
    countMessage: (from) => messages.inc({ from }),
    register(registry) {
      registry.registerMetric(messages);
      const look = {
        conversation: shareInFlight(looks.conversations),
        feedback: shareInFlight(looks.feedback),
      };
      const kinds = ['conversation', 'feedback'] as const;
      new Gauge({
        name: 'perya_support_waiting',
        help: 'Conversations that wait for an answer, and open feedback.',
        labelNames: ['kind'],
        registers: [registry],
        async collect() {
          for (const kind of kinds) this.set({ kind }, (await look[kind]()).count);
        },
      });
      new Gauge({
        name: 'perya_support_oldest_seconds',
        help: 'For how long the oldest of them has waited.',
        labelNames: ['kind'],
        registers: [registry],
        async collect() {
          for (const kind of kinds) this.set({ kind }, ageOf(await look[kind]()));
        },
      });
    },
  };
}
