import { useLingui } from '@lingui/react/macro';
import type { NoticeChannel, NoticeTopic } from '@perya/contract/rules/notices/notice-choices';

export interface TopicName {
  readonly title: string;
  readonly explanation: string;
}

/** What topics and channels are called. */
export function useNoticeNames(): {
  readonly topics: Record<NoticeTopic, TopicName>;
  readonly channels: Record<NoticeChannel, string>;
} {
  const { t } = useLingui();
  return {
    topics: {
      security: {
        title: t`Account and security`,
        explanation: t`New devices, changed details, new payout accounts and requested withdrawals.`,
      },
      payments: {
        title: t`Payments`,
        explanation: t`A deposit has arrived, a withdrawal was paid out or canceled.`,
      },
      rewards: {
        title: t`Rewards`,
        explanation: t`A reward is ready for you, or was credited.`,
      },
      offers: {
        title: t`Offers and news`,
        explanation: t`Promos. You get none unless you turn them on here.`,
      },
    },
    channels: { push: t`On my devices`, email: t`By email`, sms: t`By SMS` },
  };
}
