import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { Link } from '@tanstack/react-router';
import type { KycState } from '../../../lib/kyc/use-kyc-record.ts';
import { MayDo } from '../may-do.tsx';
import type { BasicForm } from './entry-rules.ts';

interface BasicWaysProps extends Pick<KycState, 'record'> {
  readonly basic: BasicForm;
}

/** What the basic information opens: for a newcomer before it is given, for anybody else what it has opened. */
export function BasicWays({ basic, record }: BasicWaysProps) {
  const { t } = useLingui();
  if (basic === 'first') return <TwoWays />;
  if (basic === null || record === null) return null;
  return (
    <>
      <MayDo status={record.status} policy={record.policy} />
      <Link
        to="/s-kyc"
        search={{ form: 'base' }}
        className="self-center py-2 text-center font-semibold text-link underline"
      >
        {t`Change the basic information`}
      </Link>
    </>
  );
}

function TwoWays() {
  const { t } = useLingui();
  const ways = [
    [
      t`First the basic information`,
      t`Your name, birthday and gender, with three photos. You can then deposit, play and join welfare activities at once.`,
    ],
    [
      t`Then the whole KYC`,
      t`A scan of your ID, a selfie and the rest of the form. You need it to withdraw, and within 72 hours.`,
    ],
  ] as const;
  return (
    <Card>
      <ol className="flex flex-col gap-4">
        {ways.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-bold text-[0.875rem] text-accent-strong"
            >
              {index + 1}
            </span>
            <div className="min-w-0 leading-snug">
              <h2 className="font-bold text-base">{title}</h2>
              <p className="text-[0.9375rem] text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
