import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useProfile } from '../../lib/player/use-profile.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordPage } from './password-page.tsx';
import { passwordProof, usePasswordProof } from './password-proof.ts';
import { PasswordSkeleton } from './password-skeleton.tsx';
import { wayTo } from './save-password.ts';

function SetPassword({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const proof = usePasswordProof();
  // Saving turns a first password into an existing one; the page must not re-render for that while it is left.
  const [hadPassword, setHadPassword] = useState<boolean | null>(null);
  const hasPassword = hadPassword ?? profile.has_login_password;
  const way = wayTo({ ...proof, hasPassword });
  const isUnproved = way === null && hadPassword === null;
  useEffect(() => {
    if (isUnproved) void navigate({ to: '/s-account/verifytype', replace: true });
  }, [isUnproved, navigate]);
  const leave = () => {
    setHadPassword(hasPassword);
    passwordProof.forget();
    toast.success(hasPassword ? t`Update Password Success` : t`Set Password Success`);
    void navigate({ to: '/s-account', replace: true });
  };
  const fail = () =>
    void toast.error(hasPassword ? t`Update Password Failed` : t`Set Password Failed`);
  return (
    <PasswordPage
      title={hasPassword ? t`Set New Password` : t`Create Login password`}
      backTo="/s-account"
    >
      <NewPasswordForm hasAppCode={profile.has_totp} way={way} onSaved={leave} onFailed={fail} />
    </PasswordPage>
  );
}

/** Creates the first password or sets another. [A-115 A-116 A-426 A-427] */
export function SetPasswordPage() {
  const { t } = useLingui();
  const { profile, hasFailed, retry } = useProfile();
  if (profile !== null) return <SetPassword profile={profile} />;
  return (
    <PasswordPage title={t`Login password`} backTo="/s-account">
      <PasswordSkeleton hasFailed={hasFailed} onRetry={retry} />
    </PasswordPage>
  );
}
