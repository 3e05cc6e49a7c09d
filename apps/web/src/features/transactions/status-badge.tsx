import { useLanguage } from '@perya/app-kit/language/language-context';
import { paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { say } from '@perya/contract/text';
import { Badge } from '@perya/ui/badge';
import { Icon } from '@perya/ui/icon';
import { readStatus, statusLooks } from './status-look.ts';

/** A word, a shape and a colour. [G-147 G-148 G-149] */
export function StatusBadge({ status: given }: { readonly status: string }) {
  const { language } = useLanguage();
  const status = readStatus(given);
  if (status === null) return <Badge>{given}</Badge>;
  const { tone, drawing } = statusLooks[status];
  return (
    <Badge tone={tone}>
      <Icon drawing={drawing} className="size-4" />
      {say(paymentStatusTexts[status], language)}
    </Badge>
  );
}
