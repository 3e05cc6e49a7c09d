import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { lengths } from '@perya/contract/constants';
import { handleProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useState } from 'react';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSession } from '../../lib/session/session.ts';
import { submitThrottles } from './account-timings.ts';
import { FormPage } from './form-page.tsx';
import { readAccount } from './read-account.ts';
import { useDetailChange } from './use-detail-change.ts';

/** Whether it is too soon for another name, and when it is not. */
function useNextChange(profile: Parameters<typeof readAccount>[0] | null) {
  const { i18n } = useLingui();
  const [openedAt] = useState(() => Date.now() / 1000);
  const freeAt = profile === null ? 0 : readAccount(profile).nicknameFreeAt;
  const isTooSoon = freeAt > openedAt;
  const freeOn = i18n.date(new Date(freeAt * 1000), { dateStyle: 'long', timeZone: 'Asia/Manila' });
  return { isTooSoon, freeOn };
}

/** [A-114 A-334 A-335 A-336 A-423 A-424 A-451 A-478] */
export function UsernameForm() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const profile = useSession((session) => session.profile);
  const { isTooSoon, freeOn } = useNextChange(profile);
  const { submit, isSending } = useDetailChange(
    submitThrottles.usernameMs,
    t`Set username successfully`,
  );
  const form = useForm({
    start: { name: '' },
    problemsOf: (values) => {
      const rule = handleProblem(values.name);
      return { name: rule && ruleTexts[rule] };
    },
  });
  const { name } = form.values;
  const problem = handleProblem(name);
  const send = form.sendBy((values) => !isTooSoon && submit({ nickname: values.name }));
  return (
    <FormPage title={t`Set username`}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <p className="text-ink-muted">
          {t`Your username is your unique credential. It can be changed only once within 90 days.`}
        </p>
        <TextField
          label={t`Username`}
          placeholder={t`User Name(5-30)`}
          value={profile?.username ?? ''}
          disabled
        />
        <TextField
          label={t`Nickname`}
          placeholder={t`Nick Name(5-30)`}
          {...form.field('name')}
          // One character more than allowed can be typed, so that an error shows instead of a silent cut.
          maxLength={lengths.handleMax + 1}
          // Each character is judged as it is typed.
          error={name === '' || problem === null ? undefined : say(ruleTexts[problem], language)}
          disabled={isTooSoon}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          type="submit"
          size="large"
          busy={isSending}
          disabled={problem !== null && !isTooSoon}
          disabledReason={
            isTooSoon ? t`You can change your username again on ${freeOn}.` : undefined
          }
        >
          {t`Save`}
        </Button>
      </form>
    </FormPage>
  );
}
