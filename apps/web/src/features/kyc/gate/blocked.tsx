import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { blockedText } from '@perya/contract/rules/kyc-gate';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { ContactButton } from './contact-button.tsx';

/** [A-245 A-354 M-243 M-428] */
export function Blocked({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{say(blockedText, language)}</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <ContactButton isOutside onFollow={close} />
        <Button size="large" onClick={close}>{t`Close`}</Button>
      </div>
    </div>
  );
}
