import { useLingui } from '@lingui/react/macro';
import { type ClosingFacts, closeAccount } from '@perya/contract/privacy/calls/closing';
import { Button } from '@perya/ui/button';
import { Checkbox } from '@perya/ui/fields/checkbox';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useLeave } from '../../lib/session/use-log-out.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

interface CloseFormProps {
  readonly facts: ClosingFacts;
  readonly onChanged: () => void;
}

/** Closing is for good after a while, so the word must be typed, and who leaves money says so. */
export function CloseForm({ facts, onChanged }: CloseFormProps) {
  const { t } = useLingui();
  const leave = useLeave();
  const moment = useMoment('minute');
  const word = t`CLOSE`;
  const { balance } = facts;
  const leavesMoney = balance !== '0.00';
  const form = useForm({
    start: { leaves: false, typed: '' },
    problemsOf: ({ leaves, typed }) => ({
      leaves: leavesMoney && !leaves && t`Withdraw it, or say that you leave it`,
      typed: typed.trim().toUpperCase() !== word && t`Type the word ${word}`,
    }),
  });
  const { submit, isBusy } = useSubmit(
    async (client) => {
      const { until } = await client.call(closeAccount, { leaves: balance });
      // The server has ended the session: what is left is to forget it here.
      await leave(async () => {});
      return until;
    },
    {
      problemOf: (error) => {
        onChanged();
        return form.refusing('typed')(error);
      },
      onDone: (until) => {
        const last = moment(until);
        toast.success(t`Your account is closed. Until ${last} a login opens it again`);
      },
    },
  );
  const amount = pesoText(balance);
  return (
    <form
      noValidate
      onSubmit={form.sendBy(() => submit(undefined))}
      className="flex flex-col gap-4"
    >
      {leavesMoney && (
        <Checkbox
          checked={form.values.leaves}
          onChange={(event) => form.set({ leaves: event.target.checked })}
          error={form.errorOf('leaves')}
        >
          {t`I leave ${amount} in the account`}
        </Checkbox>
      )}
      <TextField
        label={t`Type ${word} to confirm`}
        {...form.field('typed')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button kind="danger" type="submit" busy={isBusy}>{t`Close the account`}</Button>
    </form>
  );
}
