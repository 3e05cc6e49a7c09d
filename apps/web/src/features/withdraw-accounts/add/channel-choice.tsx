import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { errors } from '@perya/contract/errors';
import { say } from '@perya/contract/text';
import { Badge } from '@perya/ui/badge';
import { useId } from 'react';
import { ChannelPicture } from '../../../lib/cashier/channel-picture.tsx';
import type { AccountChoice } from './account-choices.ts';

interface ChannelChoiceProps {
  readonly choices: readonly AccountChoice[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

/** A channel in which the player has an account already says 'Exists' and cannot be chosen. [M-315] */
export function ChannelChoice({ choices, value, onChange }: ChannelChoiceProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold text-[0.875rem]">{t`Where your money goes`}</legend>
      {choices.map(({ channel, exists }) => (
        <label
          key={channel.id}
          className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-3.5 py-2 has-checked:border-accent-strong has-checked:bg-accent-soft has-disabled:bg-sunken has-disabled:text-ink-muted"
        >
          <input
            type="radio"
            name={name}
            value={channel.id}
            checked={channel.id === value && !exists}
            disabled={exists}
            onChange={() => onChange(channel.id)}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-control bg-raised checked:border-[0.375rem] checked:border-accent-strong disabled:cursor-not-allowed disabled:border-line"
          />
          <ChannelPicture img={channel.img} />
          <span className="min-w-0 flex-1 font-semibold text-[0.9375rem]">{channel.name}</span>
          {exists && <Badge>{say(errors.ACCOUNT_EXISTS.message, language)}</Badge>}
        </label>
      ))}
    </fieldset>
  );
}
