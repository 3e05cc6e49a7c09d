import { useLingui } from '@lingui/react/macro';
import {
  askPrivacy,
  type PrivacyKind,
  privacyKinds,
  privacyWordsMax,
} from '@perya/contract/privacy/calls/requests';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { RadioGroup } from '@perya/ui/fields/radio-group';
import { TextArea } from '@perya/ui/fields/text-area';
import { toast } from '@perya/ui/toast';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { useKindNames } from './use-kind-names.ts';

const nothing: { kind: PrivacyKind | null; text: string } = { kind: null, text: '' };

/** Asks for one thing; for a copy nothing more needs to be said. */
export function AskForm() {
  const { t } = useLingui();
  const names = useKindNames();
  const moment = useMoment('minute');
  const form = useForm({
    start: nothing,
    problemsOf: ({ kind, text }) => ({
      kind: kind === null && t`Choose what you ask for`,
      text: kind !== 'access' && text.trim() === '' && t`Say what you ask for`,
    }),
  });
  const { kind, text } = form.values;
  const { submit, isBusy } = useSubmit(askPrivacy, {
    problemOf: form.refusing('text'),
    onDone: ({ due_at }) => {
      form.set(nothing);
      const day = moment(due_at);
      toast.success(t`We have your request. You are answered here before ${day}`);
    },
  });
  const send = form.sendBy(() => kind !== null && submit({ kind, text }));
  return (
    <Card>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <p className="text-[0.9375rem] leading-snug">
          {t`The Data Privacy Act gives you rights over your data. Our data protection officer answers you here.`}
        </p>
        <RadioGroup
          label={t`What you ask for`}
          options={privacyKinds.map((value) => ({ value, label: names[value] }))}
          value={kind}
          onChange={(chosen) => form.set({ kind: chosen })}
        />
        {form.errorOf('kind') !== undefined && (
          <p role="alert" className="text-[0.8125rem] text-negative">
            {form.errorOf('kind')}
          </p>
        )}
        <TextArea
          label={t`In your words`}
          rows={4}
          maxLength={privacyWordsMax}
          {...form.field('text')}
        />
        <Button type="submit" busy={isBusy}>{t`Send the request`}</Button>
      </form>
    </Card>
  );
}
