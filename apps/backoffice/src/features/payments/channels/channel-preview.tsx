import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { formatMoney } from '../../../lib/show/format-money.ts';
import type { inputOf } from './channel-form.ts';

interface ChannelPreviewProps {
  /** Null while it cannot be read. */
  readonly input: ReturnType<typeof inputOf> | null;
}

/** What players will read of the channel, once it is saved. */
export function ChannelPreview({ input }: ChannelPreviewProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (input === null) {
    return <p className="text-ink-muted">{t`Players will see it here once all can be read`}</p>;
  }
  const money = (amount: string) => formatMoney(amount, false);
  const min = money(input.min_amount ?? '100.00');
  const max = money(input.max_amount ?? '500000.00');
  const tip = say({ en: input.tips_en, tl: input.tips_tl }, language);
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="font-semibold">{t`As players see it`}</figcaption>
      <div className="channel-preview">
        <div className="flex items-center gap-2">
          {input.img !== '' && <img src={input.img} alt="" width={32} height={32} />}
          <strong>{input.name}</strong>
        </div>
        <span>{t`From ${min} to ${max}`}</span>
        <div className="chip-row">
          {input.quick_amounts.map((amount) => (
            <span key={String(amount)}>{money(`${amount}.00`)}</span>
          ))}
        </div>
        {tip !== '' && <small className="text-ink-muted">{tip}</small>}
      </div>
    </figure>
  );
}
