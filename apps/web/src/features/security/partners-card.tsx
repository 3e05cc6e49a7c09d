import { useLingui } from '@lingui/react/macro';
import {
  allowPartner,
  listPartnerLinks,
  type PartnerLink,
  unlinkPartner,
} from '@perya/contract/partners/calls/links';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { toast } from '@perya/ui/toast';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { askToEndSessions } from './ask-to-end-sessions.tsx';

/** The partners' apps that open this account without a code; nothing where there is none. */
export function PartnersCard() {
  const { t } = useLingui();
  const { answer } = useCall(listPartnerLinks, {});
  if (answer === null || answer.rows.length === 0) return null;
  return (
    <section aria-labelledby="partners-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="partners-title" className="font-bold text-lg leading-snug">
        {t`Apps that open your account`}
      </h2>
      <Card flush>
        <ul>
          {answer.rows.map((link) => (
            <LinkRow key={link.channel} link={link} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface LinkRowProps {
  readonly link: PartnerLink;
}

function LinkRow({ link: { channel, is_linked: isLinked, since } }: LinkRowProps) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { name } = partnerBrands[channel];
  const day = moment(since);
  const unlink = useSubmit(unlinkPartner, {
    onDone: () => toast.success(t`${name} can no longer open your account`),
  });
  const allow = useSubmit(allowPartner, {
    onDone: () => toast.success(t`${name} may open your account again`),
  });
  const ask = () =>
    askToEndSessions({
      title: t`Remove ${name}?`,
      text: t`${name} can no longer open your account, and every other device has to log in again. You can allow it again here.`,
      confirmLabel: t`Remove`,
      onConfirm: () => void unlink.submit({ channel }),
    });
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-[0.9375rem]">{name}</p>
        <p className="text-[0.8125rem] text-ink-muted">
          {isLinked ? t`Can open your account since ${day}` : t`Removed ${day}`}
        </p>
      </div>
      {isLinked ? (
        <Button
          kind="secondary"
          busy={unlink.isBusy}
          onClick={ask}
          aria-label={t`Remove ${name}`}
        >{t`Remove`}</Button>
      ) : (
        <Button
          kind="secondary"
          busy={allow.isBusy}
          onClick={() => void allow.submit({ channel })}
          aria-label={t`Allow ${name} again`}
        >{t`Allow again`}</Button>
      )}
    </li>
  );
}
