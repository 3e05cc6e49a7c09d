import { useLingui } from '@lingui/react/macro';
import { invitationLink } from '@perya/contract/staff/invitation-link';
import { copyIcon } from '@perya/ui/icons/action';
import { toast } from '@perya/ui/toast';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { useManilaTime } from '../../lib/show/moment.tsx';

interface InvitationToldProps {
  readonly invitation: string;
  readonly expiresAt: number;
}

/** The link to hand over: it is shown this once. */
export function InvitationTold({ invitation, expiresAt }: InvitationToldProps) {
  const { t } = useLingui();
  const until = useManilaTime()(expiresAt);
  const link = invitationLink(location.origin, invitation);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(t`The link is copied`);
  };
  return (
    <div className="flex flex-col gap-3">
      <p>
        {t`Hand this link over yourself. It is shown this once, serves once and ends ${until}.`}
      </p>
      <TextField
        label={t`Invitation`}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button drawing={copyIcon} onClick={() => void copy()}>{t`Copy the link`}</Button>
      </div>
    </div>
  );
}
