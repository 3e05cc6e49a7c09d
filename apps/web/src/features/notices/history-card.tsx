import { useLingui } from '@lingui/react/macro';
import type { ChoiceStep } from '@perya/contract/messages/calls/choices';
import { Card } from '@perya/ui/card';
import { useDeviceName } from '../../lib/text/use-device-name.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { useNoticeNames } from './use-notice-names.ts';

/** What was chosen and when, the newest first; of a consent with its words. */
export function HistoryCard({ history }: { readonly history: readonly ChoiceStep[] }) {
  const { t } = useLingui();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="choices-title">
      <Card className="flex flex-col gap-4">
        <h2 id="choices-title" className="font-bold text-lg leading-snug">{t`Your choices`}</h2>
        <ul className="-my-2">
          {history.map((step, index) => (
            <StepRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two choices may share their second; the list is replaced as a whole.
              key={`${step.at}-${index}`}
              step={step}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function StepRow({ step }: { readonly step: ChoiceStep }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { topics, channels } = useNoticeNames();
  const topic = topics[step.topic].title;
  const channel = channels[step.channel];
  const { words, version } = step;
  const device = useDeviceName()(step.device);
  const at = moment(step.at);
  return (
    <li className="border-line border-b py-2.5 last:border-b-0">
      <p className="text-[0.9375rem]">
        {step.is_on ? t`${topic}, ${channel}: on` : t`${topic}, ${channel}: off`}
      </p>
      {words !== null && (
        <p className="text-[0.8125rem] text-ink-muted">{t`“${words}” (version ${version ?? 0})`}</p>
      )}
      <p className="text-[0.8125rem] text-ink-muted">{t`${at}, ${device}`}</p>
    </li>
  );
}
