import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { useId } from 'react';
import { ChannelOption } from './channel-option.tsx';

interface ChannelListProps {
  readonly channels: readonly Channel[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}

/** Native radios, so that arrow keys and screen readers behave as everywhere. */
export function ChannelList({ channels, chosenId, onChoose }: ChannelListProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-[0.875rem]">{t`Payment method`}</legend>
      <div className="grid grid-cols-2 gap-2 min-[22.5rem]:grid-cols-3">
        {channels.map((channel) => (
          <ChannelOption
            key={channel.id}
            channel={channel}
            name={name}
            isChosen={channel.id === chosenId}
            onChoose={() => onChoose(channel.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
