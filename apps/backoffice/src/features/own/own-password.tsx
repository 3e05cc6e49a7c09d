import { useLingui } from '@lingui/react/macro';
import { changeOwnPassword } from '@perya/contract/staff/calls/own';
import { staffPasswordLength } from '@perya/contract/staff/staff-fields';
import { toast } from '@perya/ui/toast';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useSession } from '../../lib/session/session.ts';
import { Section } from '../../lib/show/facts.tsx';

/** A new password, which ends the other sessions. */
export function OwnPassword() {
  const { t } = useLingui();
  const email = useSession(({ me }) => me?.email ?? '');
  const { min } = staffPasswordLength;
  const form = useCallForm(changeOwnPassword, {
    typed: { password: '', new_password: '' },
    input: (typed) => typed,
    refuses: ({ password }) => [password === '' && 'password'],
    words: {
      password: t`Type the password that you have now`,
      new_password: t`At least ${min} characters`,
    },
    refusals: {
      STAFF_LOGIN_WRONG: 'password',
      STAFF_PASSWORD_COMMON: 'new_password',
      STAFF_PASSWORD_NAMES: 'new_password',
    },
  });
  const { submit, isBusy, problem } = useSubmit(changeOwnPassword, {
    form,
    onDone: () => {
      form.clear();
      toast.success(t`The password is changed, and other sessions have ended`);
    },
  });
  const { field } = form;
  return (
    <Section title={t`Password`}>
      <form noValidate onSubmit={form.onSubmit(submit)} className="flex flex-col gap-3">
        <input type="hidden" autoComplete="username" value={email} />
        <TextField
          label={t`Present password`}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <TextField
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          hint={t`At least ${min} characters; a few words are easy to keep and hard to guess`}
          {...field('new_password')}
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
