import { useLingui } from '@lingui/react/macro';
import { lengths } from '@perya/contract/constants';
import { updateDetail } from '@perya/contract/identity/calls/account';
import { handleProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** A name of one's own in place of the system's handle, by the rules of the account page. */
export function NicknameForm() {
  const { t } = useLingui();
  const form = useForm({
    start: { name: '' },
    tells: 'once-left',
    problemsOf: ({ name }) => {
      const rule = handleProblem(name);
      return { name: rule && ruleTexts[rule] };
    },
  });
  const { submit, isBusy } = useSubmit(updateDetail, {
    onDone: () => toast.success(t`Your name is saved`),
    problemOf: form.refusing('name'),
  });
  return (
    <form
      noValidate
      onSubmit={form.sendBy(({ name }) => submit({ nickname: name }))}
      className="flex flex-col gap-3 border-line border-t pt-4"
    >
      <TextField
        label={t`Choose a name of your own`}
        hint={t`5 to 30 letters and digits. You can change it every 90 days.`}
        {...form.field('name')}
        // One character more than allowed can be typed, so that an error shows instead of a silent cut.
        maxLength={lengths.handleMax + 1}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" kind="secondary" busy={isBusy}>
        {t`Save name`}
      </Button>
    </form>
  );
}
