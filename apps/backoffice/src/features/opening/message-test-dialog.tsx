import { useLingui } from '@lingui/react/macro';
import { beginMessageTest, finishMessageTest } from '@perya/contract/house/staff-calls/opening';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** Sends a code to a phone and takes it back: what arrived was delivered. */
export function MessageTestDialog({ onClose }: { readonly onClose: () => void }) {
  const [id, setId] = useState<string | null>(null);
  return id === null ? (
    <SendForm onClose={onClose} onSent={setId} />
  ) : (
    <CodeForm id={id} onClose={onClose} />
  );
}

interface SendFormProps {
  readonly onClose: () => void;
  readonly onSent: (id: string) => void;
}

function SendForm({ onClose, onSent }: SendFormProps) {
  const { t } = useLingui();
  const form = useCallForm(beginMessageTest, {
    typed: { phone: '+63' },
    input: ({ phone }) => ({ phone: phone.replaceAll(/[\s().-]/g, '') }),
    words: { phone: t`A phone is written as +639171234567` },
  });
  const { submit, isBusy, problem } = useSubmit(beginMessageTest, {
    form,
    onDone: ({ id }) => onSent(id),
  });
  return (
    <FormDialog
      title={t`Send a test message`}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Send`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      <p>{t`A code goes to this phone by the carrier of the house.`}</p>
      <TextField label={t`Phone`} type="tel" autoComplete="tel" {...form.field('phone')} />
    </FormDialog>
  );
}

interface CodeFormProps {
  readonly id: string;
  readonly onClose: () => void;
}

function CodeForm({ id, onClose }: CodeFormProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const form = useCallForm(finishMessageTest, {
    typed: { code: '' },
    input: ({ code }) => ({ id, code: code.trim() }),
    words: { code: t`The code has six digits` },
    refusals: { TEST_NOT_PASSED: 'code' },
  });
  const { submit, isBusy, problem } = useSubmit(finishMessageTest, {
    form,
    onDone: () => setDone(true),
  });
  return (
    <FormDialog
      title={t`Send a test message`}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`It arrived`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
      outcome={isDone && t`The carrier has delivered.`}
    >
      <TextField
        label={t`Code of the message`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
