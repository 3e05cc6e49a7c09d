import { Plural, useLingui } from '@lingui/react/macro';
import { type PlayLimits, updateLimits } from '@perya/contract/limits/calls/limits';
import {
  type LimitKind,
  limitKinds,
  limitRaiseHours,
  mapLimitKinds,
} from '@perya/contract/rules/play-limits';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import type { ReactNode } from 'react';
import { type Form, useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { isAbove, readLimit } from './read-limit.ts';

type Typed = Record<LimitKind, string>;
export type LimitsFields = Pick<Form<Typed>, 'field' | 'set' | 'values'>;

interface LimitsFormProps {
  readonly limits: PlayLimits;
  readonly children: (fields: LimitsFields) => ReactNode;
}

/** Every limit in one form: whatever is typed is saved together. */
export function LimitsForm({ limits, children }: LimitsFormProps) {
  const { t } = useLingui();
  const nothing = mapLimitKinds(() => '');
  const problemOf = (kind: LimitKind, typed: string) => {
    if (typed === '') return null;
    const amount = readLimit(typed);
    if (amount === null) return ruleTexts.limitAmount;
    const house = limits.house[kind];
    if (house === null || !isAbove(amount, house)) return null;
    const set = pesoText(house);
    return t`We have set this limit to ${set}. You can make it stricter; only we can lift it.`;
  };
  const form = useForm<Typed>({
    start: nothing,
    problemsOf: (typed) => mapLimitKinds((kind) => problemOf(kind, typed[kind])),
  });
  const changed = limitKinds.filter((kind) => form.values[kind] !== '');
  const { submit, isBusy, problem } = useSubmit(updateLimits, {
    problemIn: 'form',
    onDone: (saved) => {
      const raised = changed.filter((kind) => saved[kind].next !== null);
      form.set(nothing);
      if (raised.length === 0) toast.success(t`The limit is set and applies from now on`);
      else if (raised.length === changed.length)
        toast.success(t`The change takes effect in ${limitRaiseHours} hours`);
      else
        toast.success(t`Lower limits apply from now on, higher ones in ${limitRaiseHours} hours`);
    },
  });
  const send = form.sendBy((typed) =>
    submit(Object.fromEntries(changed.map((kind) => [kind, readLimit(typed[kind])]))),
  );
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {children(form)}
      {changed.length > 0 && (
        <div className="sticky bottom-[calc(var(--nav-height)+0.5rem)] z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-3 shadow-card">
          <p className="min-w-0 flex-1 text-[0.875rem] leading-snug">
            {problem === undefined ? (
              <Plural value={changed.length} one="# limit to save" other="# limits to save" />
            ) : (
              <span role="alert" className="text-negative">
                {problem}
              </span>
            )}
          </p>
          <Button type="submit" busy={isBusy}>{t`Save limits`}</Button>
        </div>
      )}
    </form>
  );
}
