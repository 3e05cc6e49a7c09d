import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Checkbox } from '@perya/ui/fields/checkbox';
import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';
import { useSite } from '../../lib/page/site.ts';
import { DocumentLink } from './document-link.tsx';

interface TermsAgreementProps {
  readonly hasAgreed: boolean;
  readonly isMissing: boolean;
  readonly onChange: (hasAgreed: boolean) => void;
}

/** Asks for the agreement until it is given, and then lets it be taken back. [A-091 A-342 A-474 M-292 M-293] */
export function TermsAgreement({ hasAgreed, isMissing, onChange }: TermsAgreementProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { brand } = useSite();
  const name = brand.name;
  if (hasAgreed) {
    return (
      <Checkbox checked onChange={() => onChange(false)}>
        <Trans>
          I agree to the <DocumentLink path="/terms-of-use">Terms of Use</DocumentLink> and{' '}
          <DocumentLink path="/privacy-policy">Privacy Policy</DocumentLink> of {name}
        </Trans>
      </Checkbox>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div
        className={`flex flex-wrap items-center gap-x-3 rounded-control px-3.5 py-2 text-[0.875rem] leading-snug ${
          isMissing ? 'bg-negative-soft' : 'bg-accent-soft'
        }`}
      >
        <Icon drawing={infoIcon} className="size-5 text-accent-strong" />
        <p className="min-w-40 flex-1">
          <Trans>
            You need to agree to the <DocumentLink path="/terms-of-use">Terms of Use</DocumentLink>{' '}
            and <DocumentLink path="/privacy-policy">Privacy Policy</DocumentLink> to login {name}
          </Trans>
        </p>
        <button
          type="button"
          onClick={() => onChange(true)}
          className="ml-auto min-h-11 shrink-0 rounded-control px-2 font-bold text-ink underline underline-offset-4"
        >
          {t`I agree`}
        </button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {isMissing && (
          <p className="text-[0.8125rem] text-negative leading-snug">
            {say(ruleTexts.termsRequired, language)}
          </p>
        )}
      </div>
    </div>
  );
}
