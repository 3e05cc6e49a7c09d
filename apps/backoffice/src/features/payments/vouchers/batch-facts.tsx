import { useLingui } from '@lingui/react/macro';
import { readVoucherBatch, type VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';

/** What a batch is worth and where it goes. */
export function BatchFacts({ batch }: { readonly batch: VoucherBatch }) {
  const { t, i18n } = useLingui();
  const actor = useActor();
  return (
    <Facts
      facts={[
        { label: t`Each worth`, value: <Money amount={batch.amount} /> },
        { label: t`To be played, times`, value: i18n.number(batch.turnover_times) },
        { label: t`Good until`, value: <Moment at={batch.expires_at} /> },
        { label: t`Note`, value: batch.note || null },
        { label: t`Made`, value: <Moment at={batch.made_at} /> },
        { label: t`Made by`, value: actor(batch.made_by) },
      ]}
    />
  );
}

/** What became of its codes. */
export function CodesFacts({ batch }: { readonly batch: VoucherBatch }) {
  const { t, i18n } = useLingui();
  const { count, used, unused } = batch;
  return (
    <Facts
      facts={[
        { label: t`Codes`, value: i18n.number(count) },
        { label: t`Used`, value: i18n.number(used) },
        { label: t`Unused`, value: i18n.number(unused) },
        { label: t`Void`, value: i18n.number(count - used - unused) },
      ]}
    />
  );
}

/** The batch whose codes a request would take out, as it stands now. */
export function VoucherCodesSubject({ id }: { readonly id: string }) {
  return (
    <StandingSection call={readVoucherBatch} input={{ id }}>
      {(batch) => (
        <>
          <BatchFacts batch={batch} />
          <CodesFacts batch={batch} />
        </>
      )}
    </StandingSection>
  );
}
