import { useLingui } from '@lingui/react/macro';
import { updateLimits } from '@perya/contract/limits/calls/limits';
import { type LimitKind, limitRaiseHours } from '@perya/contract/rules/play-limits';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { readLimit } from './read-limit.ts';

/** Ten million with its commas and decimals. */
const typedMax = 16;

interface LimitFormProps {
  readonly kind: LimitKind;
  readonly title: string;
  readonly hasLimit: boolean;
  /** Not so where the house has set it. */
  readonly isRemovable: boolean;
}

export function LimitForm({ kind, title, hasLimit, isRemovable }: LimitFormProps) {
  const { t } = useLingui();
  const form = useForm({
    start: { typed: '' },
    problemsOf: ({ typed }) => ({ typed: readLimit(typed) === null && ruleTexts.limitAmount }),
  });
  const { submit, isBusy } = useSubmit(updateLimits, {
    problemOf: form.refusing('typed'),
    onDone: (limits) => {
      form.set({ typed: '' });
      toast.success(
        limits[kind].next === null
          ? t`The limit is set and counts from now on`
          : t`The change counts in ${limitRaiseHours} hours`,
      );
    },
  });
  const send = form.sendBy(({ typed }) => submit({ [kind]: readLimit(typed) }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <TextField
        label={hasLimit ? t`New limit` : t`Set a limit`}
        aria-label={hasLimit ? t`New limit: ${title}` : t`Set a limit: ${title}`}
        {...form.field('typed')}
        prefix="₱"
        inputMode="decimal"
        autoComplete="off"
        maxLength={typedMax}
        hint={t`A lower limit counts at once, a higher one after ${limitRaiseHours} hours.`}
        className="amount-figures"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="flex-1"
          busy={isBusy}
          aria-label={t`Save: ${title}`}
        >{t`Save`}</Button>
        {isRemovable && (
          <Button
            kind="secondary"
            className="flex-1"
            busy={isBusy}
            onClick={() => void submit({ [kind]: null })}
            aria-label={t`Remove: ${title}`}
          >
            {t`Remove`}
          </Button>
        )}
      </div>
    </form>
  );
}
