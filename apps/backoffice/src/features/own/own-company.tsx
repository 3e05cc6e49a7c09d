import { useLingui } from '@lingui/react/macro';
import { getOwnCompany } from '@perya/contract/staff/calls/own-company';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { LinkCompany } from './link-company.tsx';
import { RemoveCompany } from './remove-company.tsx';

/** What stands in for the password; nothing where the house has no provider of company accounts. */
export function OwnCompany() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(getOwnCompany, {});
  const [open, setOpen] = useState<'link' | 'remove' | null>(null);
  if (state === 'failed') {
    return (
      <PageState
        title={t`The company account could not be loaded`}
        actionLabel={t`Try again`}
        onAction={() => void reload()}
      />
    );
  }
  const account = answer?.account ?? null;
  if (answer === null || (!answer.is_on && account === null)) return null;
  return (
    <Section
      title={t`Company account`}
      actions={
        account === null && (
          <Button onClick={() => setOpen('link')}>{t`Link the company account`}</Button>
        )
      }
    >
      <p className="text-ink-muted">
        {t`The account of your company stands in for the password at a login. Your role here stays what it is, or becomes narrower with your groups there.`}
      </p>
      {account && (
        <div className="flex min-h-12 items-center gap-3 rounded-card border border-line bg-raised px-4">
          <span className="min-w-0 grow break-words">
            {account.subject} <span className="text-ink-muted">· {account.issuer}</span>
          </span>
          {account.last_used_at === null ? (
            <span className="text-ink-muted">{t`Not used yet`}</span>
          ) : (
            <Age at={account.last_used_at} />
          )}
          <Button
            kind="quiet"
            aria-label={t`Remove the company account`}
            onClick={() => setOpen('remove')}
          >{t`Remove`}</Button>
        </div>
      )}
      {open === 'link' && <LinkCompany onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveCompany onClose={() => setOpen(null)} />}
    </Section>
  );
}
