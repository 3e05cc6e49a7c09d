import { useLingui } from '@lingui/react/macro';
import type { Call } from '@perya/contract/call';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Option } from '../fields/field.tsx';
import { type CallFormOptions, useCallForm } from './use-call-form.ts';

/** Why something is decided: one of the usual reasons, and what is added to it. */
export interface Why {
  readonly reason: string;
  readonly words: string;
}

interface DecisionFormOptions<Typed extends FieldValues>
  extends Omit<CallFormOptions<Typed & Why>, 'typed' | 'words'> {
  readonly typed: Typed;
  readonly words?: Partial<Record<Path<Typed & Why>, string>>;
}

/** The form of a decision that has fields of its own: `DecisionFormDialog` shows it. */
export function useDecisionForm<C extends Call, Typed extends FieldValues>(
  call: C,
  { typed, input, refuses, words, refusals }: DecisionFormOptions<Typed>,
) {
  const { t } = useLingui();
  const form = useCallForm<C, Typed & Why>(call, {
    typed: { ...typed, reason: '', words: '' },
    input,
    refuses: (given) => [
      ...(refuses?.(given) ?? []),
      given.reason === '' && ('reason' as Path<Typed & Why>),
    ],
    words: { reason: t`Choose why: it stands in the audit`, ...words } as typeof words,
    refusals: {
      REASON_WORDS: 'words',
      WORDS_TOO_LONG: 'words',
      WORDS_MARKUP: 'words',
      WORDS_UNREADABLE: 'words',
      ...refusals,
    } as typeof refusals,
  });
  const [first] = useState(() => written(form.typed));
  return {
    ...form,
    /** A reason that was only chosen is soon chosen again. */
    isWritten: written(form.typed) !== first,
  };
}

const written = (typed: Why): string => JSON.stringify({ ...typed, reason: '' });

/** The reason as it stands in the audit: the one chosen, then what was written to it. */
export function joinReason(reasons: readonly Option[], { reason, words }: Why): string {
  const label = reasons.find(({ value }) => value === reason)?.label ?? '';
  return [label, words.trim()].filter((part) => part !== '').join(': ');
}
