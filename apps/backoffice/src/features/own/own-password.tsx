import { useLingui } from '@lingui/react/macro';
import { changeOwnPassword } from '@perya/contract/staff/calls/own';
import { staffPasswordLength } from '@perya/contract/staff/staff-fields';
import { toast } from '@perya/ui/toast';
import { type FormEvent, useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useSession } from '../../lib/session/session.ts';
import { Section } from '../../lib/show/facts.tsx';

/** A new password, which ends the other sessions. */
export function OwnPassword() {
  const { t } = useLingui();
  const email = useSession(({ me }) => me?.email ?? '');
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const { submit, isBusy, problem } = useSubmit(changeOwnPassword, {
    problemIn: 'form',
    onDone: () => {
      setPassword('');
      setNext('');
      toast.success(t`The password is changed, and other sessions have ended`);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ password, new_password: next });
  };
  const { min } = staffPasswordLength;
  return (
    <Section title={t`Password`}>
      <form onSubmit={send} className="flex flex-col gap-3">
        <input type="hidden" autoComplete="username" value={email} />
        <TextField
          label={t`Present password`}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          required
          minLength={min}
          hint={t`At least ${min} characters; a few words are easy to keep and hard to guess`}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>{t`Change the password`}</Button>
        </div>
      </form>
    </Section>
  );
}
