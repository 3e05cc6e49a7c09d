import { useLingui } from '@lingui/react/macro';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import { Facts, Section } from '../../../lib/show/facts.tsx';

/** How the round went as the player was told, and the seeds that prove it. */
export function RoundProof({ details }: { readonly details: RoundDetails | null }) {
  const { t, i18n } = useLingui();
  if (details === null)
    return <p className="text-ink-muted">{t`The provider has told nothing of it yet.`}</p>;
  const language = i18n.locale === 'tl' ? 'tl' : 'en';
  const { lines, proof } = details;
  const facts = lines.map(({ label, value }) => ({
    label: label[language],
    value: value[language],
  }));
  return (
    <>
      <Section title={t`How it went`}>
        <Facts facts={facts} />
      </Section>
      {proof && (
        <Section title={t`Proof`}>
          <Facts
            facts={[
              {
                label: t`Commitment`,
                value: <code className="break-all">{proof.commitment}</code>,
              },
              {
                label: t`Server seed`,
                value: <code className="break-all">{proof.server_seed}</code>,
              },
              {
                label: t`Client seed`,
                value: <code className="break-all">{proof.client_seed}</code>,
              },
              { label: t`Nonce`, value: proof.nonce },
            ]}
          />
          {proof.url && (
            <a
              href={proof.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1"
            >
              {t`Recompute it at the provider`} <Icon drawing={externalIcon} className="size-4" />
            </a>
          )}
        </Section>
      )}
    </>
  );
}
