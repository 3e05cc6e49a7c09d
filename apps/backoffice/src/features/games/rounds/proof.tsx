import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { StaffRoundPage } from '@perya/contract/games/staff-calls/rounds';
import { say } from '@perya/contract/text';
import { Facts } from '../../../lib/show/facts.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { verifierLink } from './verifier-link.ts';

type Details = NonNullable<StaffRoundPage['details']>;

function Seeds({ proof }: { readonly proof: NonNullable<Details['proof']> }) {
  const { t } = useLingui();
  const code = (value: string) => <code className="break-all">{value}</code>;
  const link = verifierLink(proof.url, location.origin);
  return (
    <>
      <Facts
        facts={[
          { label: t`Promised (SHA-256)`, value: code(proof.commitment) },
          { label: t`Server seed`, value: code(proof.server_seed) },
          { label: t`Client seed`, value: code(proof.client_seed) },
          { label: t`Nonce`, value: proof.nonce },
        ]}
      />
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            {t`Recompute it at the provider’s verifier`}
          </a>
        </p>
      )}
    </>
  );
}

/** How the round went by its provider, and the seeds that prove it: the server has compared the commitment itself. */
export function Proof({ round }: { readonly round: StaffRoundPage }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { details, commitment_holds: holds } = round;
  if (!details) {
    return <p className="text-ink-muted">{t`The provider has sent nothing about this round.`}</p>;
  }
  const lines = details.lines.map(({ label, value }) => ({
    label: say(label, language),
    value: say(value, language),
  }));
  const { proof } = details;
  return (
    <div className="flex flex-col gap-3">
      {lines.length > 0 && <Facts facts={lines} />}
      {proof ? (
        <>
          <p>
            {holds ? (
              <StatusBadge tone="positive">{t`The seed is the promised one`}</StatusBadge>
            ) : (
              <StatusBadge tone="negative">{t`The seed is not the promised one`}</StatusBadge>
            )}
          </p>
          <Seeds proof={proof} />
        </>
      ) : (
        <p className="text-ink-muted">{t`This game has no proof.`}</p>
      )}
    </div>
  );
}
