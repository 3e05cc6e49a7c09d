import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CodeForm } from './code-form.tsx';
import { PasswordPage } from './password-page.tsx';
import { usePasswordProof } from './password-proof.ts';

/** Checks the code of a forgotten password. */
export function ForgotCodePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sent = usePasswordProof((proof) => proof.sent);
  useEffect(() => {
    if (sent === null) void navigate({ to: '/forgetPassword', replace: true });
  }, [sent, navigate]);
  return (
    <PasswordPage title={t`Enter the code`} backTo="/forgetPassword">
      {sent !== null && (
        <CodeForm
          sent={sent}
          purpose="retrieve"
          onFound={() => void navigate({ to: '/forgetPassword/verify/verifypassword' })}
        />
      )}
    </PasswordPage>
  );
}
