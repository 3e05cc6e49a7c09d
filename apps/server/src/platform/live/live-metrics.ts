import { Counter, Gauge, type Registry } from 'prom-client';

export type LiveRefusal =
  | 'address'
  | 'origin'
  | 'credential'
  | 'player'
  | 'session'
  | 'greeting'
  | 'topic'
  | 'publish'
  | 'flood'
  | 'unread';

export interface LiveMetrics {
  sent(count: number): void;
  refused(reason: LiveRefusal): void;
}

export function createLiveMetrics(registry: Registry, connections: () => number): LiveMetrics {
  new Gauge({
    name: 'perya_live_connections',
    help: 'Open connections of players for live messages.',
    registers: [registry],
    collect() {
      this.set(connections());
    },
  });
  const messages = new Counter({
    name: 'perya_live_messages_total',
    help: 'Live messages written to connections of players.',
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'perya_live_refused_total',
    help: 'What was refused to clients of the live messages, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  return {
    sent: (count) => messages.inc(count),
    refused: (reason) => refusals.inc({ reason }),
  };
}
