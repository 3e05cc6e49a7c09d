import { useLingui } from '@lingui/react/macro';
import type { LoginEvent } from '@perya/contract/identity/calls/account';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { useDeviceName } from '../../lib/text/use-device-name.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

/** Who came in lately: time, device, address and by which proof. */
export function LoginsCard({ logins }: { readonly logins: readonly LoginEvent[] }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const nameOf = useDeviceName();
  const methods = {
    code: t`With a code`,
    password: t`With a password`,
    handover: t`From another browser`,
    partner: t`Through a partner's app`,
  };
  return (
    <section aria-labelledby="logins-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="logins-title" className="font-bold text-lg leading-snug">{t`Recent logins`}</h2>
      <Card flush>
        <ul>
          {logins.map((login, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two logins may share their second; the list is replaced as a whole.
              key={`${login.at}-${index}`}
              className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-[0.9375rem]">{moment(login.at)}</p>
                <p className="text-[0.8125rem] text-ink-muted [overflow-wrap:anywhere]">
                  {nameOf(login.device)} · {login.address} · {methods[login.method]}
                </p>
              </div>
              {login.new_device && <Badge tone="accent">{t`New device`}</Badge>}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
