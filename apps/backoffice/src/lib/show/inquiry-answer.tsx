import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type AccountInquiry, inquiryTexts } from '@perya/contract/payments/account-inquiries';
import { say } from '@perya/contract/text';
import { Moment } from './moment.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What the bank of a payout account said when it was asked in whose name it stands, who asked it and when. */
export function InquiryAnswer({ inquiry }: { readonly inquiry: AccountInquiry }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = say(inquiryTexts[inquiry?.result ?? 'unasked'], language);
  if (!inquiry) return <span className="text-ink-muted">{words}</span>;
  const { result, name, gateway, at } = inquiry;
  const isAmiss = result === 'differs' || result === 'unknown';
  return (
    <>
      {isAmiss ? <StatusBadge tone="warning">{words}</StatusBadge> : words}
      {name !== '' && <span className="block">{name}</span>}
      <span className="block text-ink-muted">
        {t`asked through ${gateway}`} · <Moment at={at} />
      </span>
    </>
  );
}
