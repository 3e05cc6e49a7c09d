import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { exportData } from '@perya/contract/identity/calls/own-data';
import { maskPhone } from '@perya/contract/rules/phone';
import { Avatar } from '@perya/ui/avatar';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { saveFile } from '../../lib/browser/save-file.ts';
import { avatarUrl } from '../../lib/image/avatar-url.ts';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { readPartner } from '../../lib/session/partner.ts';
import { KycRow } from './kyc-row.tsx';
import { passwordPath } from './password-path.ts';
import type { Account } from './read-account.ts';

/** [A-104 A-477] */
export function AccountRows({ account }: { readonly account: Account }) {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const hasRoute = useHasRoute();
  const toPassword = passwordPath(account, readPartner(sessionStore));
  return (
    <ul>
      <ListRow label={t`Avatar`} to="/s-account/avatar">
        <Avatar
          src={account.avatar === '' ? null : avatarUrl(account.avatar, imagesHost)}
          fallbackSrc={imageUrl('/art/avatars/fallback-96.webp', imagesHost)}
          alt=""
        />
      </ListRow>
      <ListRow label={t`Username`} to="/s-account/form/username">
        {account.name}
      </ListRow>
      <ListRow label={t`ID`}>
        <span className="amount-figures select-all">{account.uid}</span>
      </ListRow>
      <KycRow status={account.kycStatus} />
      <ListRow
        label={t`Login password`}
        to={toPassword !== null && hasRoute(toPassword) ? toPassword : undefined}
      >
        {toPassword !== null && (account.hasPassword ? t`Set` : t`Not set`)}
      </ListRow>
      <ListRow label={t`Phone number`} to="/s-account/form/phone">
        <span className="amount-figures">
          {account.hasPhone ? maskPhone(account.phone) : t`Not set`}
        </span>
      </ListRow>
      <ListRow label={t`Email`} to="/s-account/form/email">
        {account.hasEmail ? account.email : t`Not set`}
        {account.hasEmail && !account.isEmailProved && (
          <Badge tone="warning">{t`Not confirmed`}</Badge>
        )}
      </ListRow>
      <ListRow label={t`Security`} to="/s-account/security">
        {t`Devices and authenticator app`}
      </ListRow>
      <OwnDataRow />
      <ListRow label={t`Privacy requests`} to="/s-account/privacy" />
      <ListRow label={t`Close the account`} to="/s-account/close" />
    </ul>
  );
}

/** Lets players take away all that is known of them. */
function OwnDataRow() {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(exportData, {
    onDone: ({ url }) => {
      saveFile(url);
      toast.success(t`Your data is being downloaded. Keep the file where only you can open it`);
    },
  });
  return (
    <ListRow label={t`Your data`}>
      <Button kind="secondary" busy={isBusy} onClick={() => void submit({})}>{t`Download`}</Button>
    </ListRow>
  );
}
