import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordPage } from './password-page.tsx';
import { passwordProof, usePasswordProof } from './password-proof.ts';
import { wayTo } from './save-password.ts';

/** The new password of a player who forgot the old one. [A-103 A-428 A-429] */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const proof = usePasswordProof();
  const [isSaved, setIsSaved] = useState(false);
  const way = wayTo({ ...proof, oldPassword: null, hasPassword: true });
  const isUnproved = way === null && !isSaved;
  useEffect(() => {
    if (isUnproved) void navigate({ to: '/forgetPassword', replace: true });
  }, [isUnproved, navigate]);
  const leave = () => {
    setIsSaved(true);
    passwordProof.forget();
    toast.success(t`success to reset password`);
    void navigate({ to: '/', replace: true });
  };
  return (
    <PasswordPage title={t`Set New Password`} backTo="/forgetPassword">
      <NewPasswordForm
        hasAppCode={false}
        way={way}
        onSaved={leave}
        onFailed={() => void toast.error(t`faied to reset password`)}
      />
    </PasswordPage>
  );
}
