import { useLingui } from '@lingui/react/macro';
import type { ChoiceStep } from '@perya/contract/messages/calls/choices';
import { readPlayerChoices } from '@perya/contract/messages/staff-calls/choices';
import {
  type NoticeChannel,
  type NoticeTopic,
  noticeChannels,
  noticeTopics,
} from '@perya/contract/rules/notices/notice-choices';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useDeviceName } from '../../../lib/show/use-device-name.ts';

function useNames() {
  const { t } = useLingui();
  const topics: Record<NoticeTopic, string> = {
    security: t`Account and security`,
    payments: t`Payments`,
    rewards: t`Rewards`,
    offers: t`Offers and news`,
  };
  const channels: Record<NoticeChannel, string> = {
    push: t`Push`,
    email: t`Email`,
    sms: t`SMS`,
  };
  return { topics, channels };
}

function History({ history }: { readonly history: readonly ChoiceStep[] }) {
  const { t } = useLingui();
  const { topics, channels } = useNames();
  const deviceOf = useDeviceName();
  return (
    <Section title={t`Choices and consents`}>
      <PlainTable
        title={t`Choices and consents`}
        rows={history.map((step, place) => ({ ...step, place }))}
        idOf={({ place }) => String(place)}
        emptyText={t`The player has chosen nothing yet`}
        columns={[
          { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
          { id: 'device', title: t`Device`, cell: ({ device }) => deviceOf(device) },
          { id: 'topic', title: t`What`, cell: ({ topic }) => topics[topic] },
          { id: 'channel', title: t`Channel`, cell: ({ channel }) => channels[channel] },
          { id: 'to', title: t`After`, cell: ({ is_on }) => (is_on ? t`On` : t`Off`) },
          { id: 'version', title: t`Version`, cell: ({ version }) => version ?? '–' },
          { id: 'words', title: t`Words`, cell: ({ words }) => words ?? '–' },
        ]}
      />
    </Section>
  );
}

/** What the player is told by which ways, and to which words they consented when. */
export function NoticesTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { topics, channels } = useNames();
  const deviceOf = useDeviceName();
  const { answer } = useCall(readPlayerChoices, { uid });
  if (answer === null) return null;
  const isOn = (topic: NoticeTopic, channel: NoticeChannel) =>
    answer.choices.some(
      (choice) => choice.topic === topic && choice.channel === channel && choice.is_on,
    );
  return (
    <div className="player-part">
      <Section title={t`Notices by choice`}>
        {answer.is_away && (
          <p className="mb-2">
            <StatusBadge tone="warning">{t`Stays away: no rewards, no offers`}</StatusBadge>
          </p>
        )}
        <PlainTable
          title={t`Notices by choice`}
          rows={noticeTopics}
          idOf={(topic) => topic}
          columns={[
            { id: 'topic', title: t`What`, cell: (topic) => topics[topic] },
            ...noticeChannels.map((channel) => ({
              id: channel,
              title: channels[channel],
              cell: (topic: NoticeTopic) => (isOn(topic, channel) ? t`On` : t`Off`),
            })),
          ]}
        />
      </Section>
      <Section title={t`Devices that notify`}>
        <PlainTable
          title={t`Devices that notify`}
          rows={answer.devices.map((device, place) => ({ ...device, place }))}
          idOf={({ place }) => String(place)}
          emptyText={t`No device notifies`}
          columns={[
            { id: 'device', title: t`Device`, cell: ({ name }) => deviceOf(name) },
            { id: 'at', title: t`When`, cell: ({ added_at }) => <Moment at={added_at} /> },
          ]}
        />
      </Section>
      <History history={answer.history} />
    </div>
  );
}
