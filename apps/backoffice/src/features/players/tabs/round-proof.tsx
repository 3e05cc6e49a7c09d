import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import { Facts, Section } from '../../../lib/show/facts.tsx';

/** How the round went as the player was told, and the seeds that prove it. */
export function RoundProof({ details }: { readonly details: RoundDetails | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (details === null)
    return <p className="text-ink-muted">{t`The provider has told nothing of it yet.`}</p>;
  const { lines, proof } = details;
  const facts = lines.map(({ label, value }) => ({
    label: say(label, language),
    value: say(value, language),
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
