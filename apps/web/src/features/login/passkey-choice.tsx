import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { showPasskey } from '@perya/app-kit/passkeys/ask-browser';
import { passkeyFailure } from '@perya/app-kit/passkeys/passkey-failure';
import type { AnswerOf } from '@perya/contract/call';
import { askPasskeyLogin, loginByPasskey } from '@perya/contract/identity/calls/passkeys';
import { Button } from '@perya/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';

type Question = AnswerOf<typeof askPasskeyLogin>;

interface PasskeyChoiceProps {
  /** Of the login that waits for its second step. */
  readonly challenge: string;
  readonly onSession: (session: AnswerOf<typeof loginByPasskey>) => Promise<void>;
  readonly onProblem: (problem: string) => void;
}

/** A passkey instead of the code of the app, for whoever has one on this host; nothing for everybody else. */
export default function PasskeyChoice({ challenge, onSession, onProblem }: PasskeyChoiceProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [question, setQuestion] = useState<Question | 'spent' | null>(null);
  // Whether there is one is known by asking for it; without one nothing is said.
  const { submit: ask } = useSubmit(askPasskeyLogin, {
    onDone: setQuestion,
    problemOf: () => null,
  });
  const begin = useEffectEvent(() => void ask({ challenge }));
  useEffect(() => begin(), []);
  const { submit, isBusy } = useSubmit(
    async (client, known: Question | 'spent') => {
      // A question is answered once.
      const asked = known === 'spent' ? await client.call(askPasskeyLogin, { challenge }) : known;
      return client.call(loginByPasskey, { challenge, passkey: await showPasskey(asked) });
    },
    {
      onDone: onSession,
      problemOf: (error) => {
        onProblem(passkeyFailure(error, language));
        setQuestion('spent');
        return null;
      },
    },
  );
  if (question === null) return null;
  return (
    <Button kind="secondary" size="large" busy={isBusy} onClick={() => void submit(question)}>
      {t`Use a passkey`}
    </Button>
  );
}
