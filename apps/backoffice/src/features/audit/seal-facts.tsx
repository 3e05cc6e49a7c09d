import { useLingui } from '@lingui/react/macro';
import type { getAuditEntry } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf } from '@perya/contract/call';
import { Facts } from '../../lib/show/facts.tsx';
import { Hash } from './hash.tsx';

export function SealFacts({ seal }: { readonly seal: AnswerOf<typeof getAuditEntry>['seal'] }) {
  const { t } = useLingui();
  if (seal === null) {
    return <p className="text-ink-muted">{t`It waits for its seal, which takes a second`}</p>;
  }
  return (
    <Facts
      facts={[
        { label: t`Position`, value: seal.position },
        { label: t`Hash`, value: <Hash hex={seal.hash} /> },
        {
          label: t`Hash before`,
          value: seal.previous_hash === '' ? null : <Hash hex={seal.previous_hash} />,
        },
      ]}
    />
  );
}
