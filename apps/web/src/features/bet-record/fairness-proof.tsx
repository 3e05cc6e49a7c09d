import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { buttonClass } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import { DetailSection } from '../../lib/page/detail-section.tsx';
import { CopyFact } from './copy-fact.tsx';
import { verifyUrl } from './verify-url.ts';

/** With these anyone can compute the round again: the commitment was shown before the bet. */
export function FairnessProof({ proof }: { readonly proof: NonNullable<RoundDetails['proof']> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const url = verifyUrl(proof.url, { page: location.href, language });
  return (
    <DetailSection title={t`Provably fair`}>
      <p className="border-line border-b px-4 py-3 text-[0.875rem] text-ink-muted">
        {t`The commitment was fixed before you bet. Check that it is the SHA-256 of the server seed, and that the seeds and the nonce give this round.`}
      </p>
      <dl>
        <CopyFact label={t`Commitment`} value={proof.commitment} />
        <CopyFact label={t`Server seed`} value={proof.server_seed} />
        <CopyFact label={t`Client seed`} value={proof.client_seed} />
        <CopyFact label={t`Nonce`} value={String(proof.nonce)} />
      </dl>
      {url !== null && (
        <div className="p-4">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass('secondary')} w-full`}
          >
            {t`Verify this round`}
            <Icon drawing={externalIcon} className="size-5" label={t`Opens in a new window`} />
          </a>
        </div>
      )}
    </DetailSection>
  );
}
