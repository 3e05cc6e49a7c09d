import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { chooseNotice, type ShownChoice } from '@perya/contract/messages/calls/choices';
import { type NoticeTopic, offersConsent } from '@perya/contract/rules/notices/notice-choices';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { Switch } from '@perya/ui/fields/switch';
import { useId } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useNoticeNames } from './use-notice-names.ts';

interface TopicCardProps {
  readonly topic: NoticeTopic;
  /** Those of the topic, by channel. */
  readonly choices: readonly ShownChoice[];
  readonly hasEmail: boolean;
}

/** A topic, and by which ways it is told. */
export function TopicCard({ topic, choices, hasEmail }: TopicCardProps) {
  const id = useId();
  const { topics } = useNoticeNames();
  const { title, explanation } = topics[topic];
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-2">
        <h2 id={id} className="font-bold text-lg leading-snug">
          {title}
        </h2>
        <p className="text-[0.875rem] text-ink-muted">{explanation}</p>
        <fieldset aria-labelledby={id} className="min-w-0">
          {choices.map((choice) => (
            <ChoiceSwitch key={choice.channel} choice={choice} hasEmail={hasEmail} />
          ))}
        </fieldset>
      </Card>
    </section>
  );
}

interface ChoiceSwitchProps {
  readonly choice: ShownChoice;
  readonly hasEmail: boolean;
}

function ChoiceSwitch({ choice, hasEmail }: ChoiceSwitchProps) {
  const { channels } = useNoticeNames();
  const { submit, isBusy } = useSubmit(chooseNotice);
  const description = useDescription(choice, hasEmail);
  const { topic, channel, is_on, is_fixed } = choice;
  return (
    <Switch
      label={channels[channel]}
      {...(description !== undefined && { description })}
      checked={is_on}
      disabled={is_fixed || isBusy}
      onChange={({ target }) =>
        void submit({ topic, channel, is_on: target.checked, version: offersConsent.version })
      }
    />
  );
}

/** Of a consent its words, which are kept with it. */
function useDescription(choice: ShownChoice, hasEmail: boolean): string | undefined {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { topic, channel, is_fixed } = choice;
  if (is_fixed) return t`Always on, to keep your account safe.`;
  if (topic === 'offers') return say(offersConsent.words[channel], language);
  return channel === 'email' && !hasEmail
    ? t`Sent once you have verified an email address.`
    : undefined;
}
