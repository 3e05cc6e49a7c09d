import { useLingui } from '@lingui/react/macro';
import { type PlayLimits, updateLimits } from '@perya/contract/calls/limits';
import { type LimitKind, limitRaiseHours } from '@perya/contract/rules/play-limits';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.ts';
import { readLimit } from './read-limit.ts';
import { useChange } from './use-change.ts';

/** Ten million with its commas and decimals. */
const typedMax = 16;

interface LimitFormProps {
  readonly kind: LimitKind;
  readonly title: string;
  readonly hasLimit: boolean;
  readonly onChanged: (limits: PlayLimits) => void;
}

export function LimitForm({ kind, title, hasLimit, onChanged }: LimitFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const { isSending, problem, setProblem, send } = useChange(onChanged);
  const save = async (amount: string | null) => {
    let isWaiting = false;
    const isDone = await send(async () => {
      const { api } = await import('../../lib/http/api.ts');
      const limits = await api.call(updateLimits, { [kind]: amount });
      isWaiting = limits[kind].next !== null;
      return limits;
    });
    if (!isDone) return;
    setTyped('');
    toast.success(
      isWaiting
        ? t`The change counts in ${limitRaiseHours} hours`
        : t`The limit is set and counts from now on`,
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readLimit(typed);
    if (amount === null) setProblem(say(ruleTexts.limitAmount, language));
    else void save(amount);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
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
          busy={isSending}
          aria-label={t`Save: ${title}`}
        >{t`Save`}</Button>
        {hasLimit && (
          <Button
            kind="secondary"
            className="flex-1"
            busy={isSending}
            onClick={() => void save(null)}
            aria-label={t`Remove: ${title}`}
          >
            {t`Remove`}
          </Button>
        )}
      </div>
    </form>
  );
}
