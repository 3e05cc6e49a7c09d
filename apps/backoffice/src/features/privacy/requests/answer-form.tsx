import { useLingui } from '@lingui/react/macro';
import { privacyWordsMax } from '@perya/contract/privacy/calls/requests';
import {
  answerPrivacyRequest,
  type PrivacyRequestRow,
} from '@perya/contract/privacy/staff-calls/requests';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { useCaseGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Section } from '../../../lib/show/facts.tsx';

/** What the player reads in the app. What was promised is done before: an account is closed or corrected at its own page. */
export function AnswerForm({ found: { id, kind } }: { readonly found: PrivacyRequestRow }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  useCaseGuard(typed.trim() !== '');
  const { submit, isBusy, problem } = useSubmit(answerPrivacyRequest, { problemIn: 'form' });
  const send = (outcome: 'granted' | 'refused') => {
    const answer = typed.trim();
    setWrong(answer === '');
    if (answer !== '') void submit({ id, outcome, answer });
  };
  const hints = {
    access: t`The player downloads the copy beside your answer; say what is not in it.`,
    correction: t`Correct it first, or say what is missing to do so.`,
    erasure: t`Ask to close the account at the player's page; what the law keeps is erased by itself after its years.`,
    objection: t`Say which use ends, or why the law asks for it.`,
  };
  return (
    <Section title={t`Answer`}>
      <TextArea
        label={t`Answer to the player`}
        hint={hints[kind]}
        rows={6}
        maxLength={privacyWordsMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? t`Write an answer` : problem}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={isBusy} onClick={() => send('granted')}>
          {t`Grant and answer`}
        </Button>
        <Button busy={isBusy} onClick={() => send('refused')}>{t`Refuse and answer`}</Button>
      </div>
    </Section>
  );
}
