import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoginReason, loginReasonOf } from './login-reason.ts';

const texts: Record<LoginReason, MessageDescriptor> = {
  account: msg`Log in to open your account.`,
  box: msg`Log in to open your mystery box.`,
  deposit: msg`Log in to add money to your wallet.`,
  favourites: msg`Log in to keep your favorite games.`,
  filcoins: msg`Log in to collect your Filcoins.`,
  game: msg`Log in to play this game.`,
  identity: msg`Log in to verify your identity.`,
  invite: msg`Log in to invite your friends.`,
  records: msg`Log in to see your records.`,
  service: msg`Log in to chat with us.`,
  vip: msg`Log in to see your VIP level.`,
  welfare: msg`Log in to collect your rewards.`,
  withdraw: msg`Log in to withdraw your money.`,
};

interface LoginLeadProps {
  /** What the opener handed over. */
  readonly data: unknown;
  /** A code makes an account where there is none; a password does not. */
  readonly isByCode: boolean;
}

/** Why one is asked, and that the same way is the one for newcomers. */
export function LoginLead({ data, isByCode }: LoginLeadProps) {
  const { t } = useLingui();
  const reason = loginReasonOf(data);
  if (reason === null && !isByCode) return null;
  return (
    <div className="flex flex-col gap-1 text-[0.9375rem] text-ink-muted leading-snug">
      {reason !== null && <p className="font-semibold text-ink">{t(texts[reason])}</p>}
      {isByCode && (
        <p>
          <Trans>
            New here? <strong className="text-ink">Sign up</strong> the same way: the code opens
            your account.
          </Trans>
        </p>
      )}
    </div>
  );
}
