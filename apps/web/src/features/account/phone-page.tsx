import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Link } from '@tanstack/react-router';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { useSession } from '../../lib/session/session.ts';
import { FormPage } from './form-page.tsx';
import { maskPhone } from './mask-phone.ts';

const servicePath: string = '/service';

/** The number is the account: it changes only after support has seen that the player is who they say. */
export function PhonePage() {
  const { t } = useLingui();
  const hasRoute = useHasRoute();
  const phone = useSession((session) => session.profile?.phone ?? '');
  return (
    <FormPage title={t`Phone number`}>
      <Card flush>
        <ul>
          <ListRow label={t`Phone number`}>
            <span className="amount-figures">{phone === '' ? t`Not set` : maskPhone(phone)}</span>
          </ListRow>
        </ul>
      </Card>
      <p className="text-ink-muted">
        {t`You log in with this number, so it cannot be changed here. Our support changes it for you after checking your identity.`}
      </p>
      {hasRoute(servicePath) && (
        <Link to={servicePath} className={buttonClass('secondary', 'large')}>
          {t`Contact support`}
        </Link>
      )}
    </FormPage>
  );
}
