import type {
  NoticeChannel,
  NoticeChoice,
  NoticeTopic,
} from '@perya/contract/rules/notices/notice-choices';
import { Counter, type Registry } from 'prom-client';

/** What whoever runs the product watches of what players are told. */
export function createMetrics() {
  const chosen = new Counter({
    name: 'perya_notice_choices_total',
    help: 'Topics that players switched on or off by a channel.',
    labelNames: ['topic', 'channel', 'to'],
    registers: [],
  });
  const told = new Counter({
    name: 'perya_notices_total',
    help: 'Notices that were handed to the outbox.',
    labelNames: ['topic', 'channel'],
    registers: [],
  });
  const pushed = new Counter({
    name: 'perya_push_total',
    help: 'Notifications to devices, by what became of them.',
    labelNames: ['outcome'],
    registers: [],
  });
  return {
    countPush: (outcome: 'sent' | 'gone' | 'not-wanted') => pushed.inc({ outcome }),
    countChosen: ({ topic, channel, isOn }: NoticeChoice) =>
      chosen.inc({ topic, channel, to: isOn ? 'on' : 'off' }),
    countTold: (topic: NoticeTopic, channel: NoticeChannel) => told.inc({ topic, channel }),
    register(registry: Registry) {
      registry.registerMetric(chosen);
      registry.registerMetric(told);
      registry.registerMetric(pushed);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
