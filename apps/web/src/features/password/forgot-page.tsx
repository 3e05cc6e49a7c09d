import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { mailIcon, phoneIcon } from './icons.ts';
import { MethodRow } from './method-row.tsx';
import { PasswordPage } from './password-page.tsx';

/** The first screen of a forgotten password: by which way the code should come. [A-099 A-475] */
export function ForgotPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <PasswordPage
      title={t`Forgot password`}
      text={t`We send you a code. With it you set a new password.`}
      backTo="/loginPassword"
    >
      <MethodRow
        drawing={phoneIcon}
        title={t`By phone`}
        text={t`A code by SMS to your phone number`}
        onPress={() => void navigate({ to: '/forgetPassword/verify/phone' })}
      />
      <MethodRow
        drawing={mailIcon}
        title={t`By email`}
        text={t`A code to the email address of your account`}
        onPress={() => void navigate({ to: '/forgetPassword/verify/email' })}
      />
    </PasswordPage>
  );
}
