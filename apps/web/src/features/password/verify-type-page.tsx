import { useLingui } from '@lingui/react/macro';
import { maskPhone } from '@perya/contract/rules/phone';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useProfile } from '../../lib/player/use-profile.ts';
import { keyIcon, phoneIcon } from './icons.ts';
import { MethodRow } from './method-row.tsx';
import { PasswordPage } from './password-page.tsx';
import { PasswordSkeleton } from './password-skeleton.tsx';
import { useSendCode } from './use-send-code.ts';

/** How the player proves that the account is theirs before the password changes. [A-111 A-281 A-282 A-421] */
export function VerifyTypePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { profile, hasFailed, retry } = useProfile();
  const { send, isBusy } = useSendCode('password');
  const sendCode = async (phone: string) => {
    if (phone === '') return toast.error(t`Phone number is not available.`);
    if (await send({ phone })) void navigate({ to: '/s-account/form/verify' });
  };
  return (
    <PasswordPage
      title={t`Choose a verification method`}
      text={t`Before your password changes, verify that the account is yours.`}
      backTo="/s-account"
    >
      {profile === null ? (
        <PasswordSkeleton hasFailed={hasFailed} onRetry={retry} />
      ) : (
        <>
          {profile.has_login_password && (
            <MethodRow
              drawing={keyIcon}
              title={t`With your current password`}
              text={t`You still know the password that you have now.`}
              onPress={() => void navigate({ to: '/s-account/form/verifypassword' })}
            />
          )}
          <MethodRow
            drawing={phoneIcon}
            title={t`With a code by SMS`}
            text={profile.phone === '' ? '' : maskPhone(profile.phone)}
            busy={isBusy}
            onPress={() => void sendCode(profile.phone)}
          />
        </>
      )}
    </PasswordPage>
  );
}
