import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { updateLimits } from '@perya/contract/limits/calls/limits';
import { type LimitKind, limitRaiseHours } from '@perya/contract/rules/play-limits';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { type FormEvent, useState } from 'react';
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
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(updateLimits, {
    problemIn: 'form',
    onDone: (limits) => {
      setTyped('');
      toast.success(
        limits[kind].next === null
          ? t`The limit is set and counts from now on`
          : t`The change counts in ${limitRaiseHours} hours`,
      );
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount = readLimit(typed);
    if (amount === null) setProblem(say(ruleTexts.limitAmount, language));
    else void submit({ [kind]: amount });
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label={hasLimit ? t`New limit` : t`Set a limit`}
        aria-label={hasLimit ? t`New limit: ${title}` : t`Set a limit: ${title}`}
        value={typed}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.target.value);
        }}
        prefix="₱"
        inputMode="decimal"
        autoComplete="off"
        maxLength={typedMax}
        error={problem}
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
