import { useLingui } from '@lingui/react/macro';
import type { FundsCover } from '@perya/contract/evidence/calls/funds';
import { centavos, formatPesos } from '@perya/money';
import { Card } from '@perya/ui/card';
import { DetailSection } from '../../../lib/page/detail-section.tsx';
import { Fact } from '../../../lib/page/fact.tsx';
import { useMoment } from '../../../lib/text/use-moment.ts';

const pesos = (sum: string) => formatPesos(centavos(BigInt(sum)));

/** What was there to pay players when a month was last signed, and what of it nobody's device can check. */
export function Cover({ cover }: { readonly cover: FundsCover | null }) {
  const { t } = useLingui();
  const moment = useMoment('full');
  return (
    <div className="flex flex-col gap-5">
      {cover && (
        <DetailSection title={t`What covers it`}>
          <dl>
            <Fact label={t`Counted`} value={moment(cover.at)} />
            <Fact label={t`Owed to players and in jackpots`} value={pesos(cover.owed)} isAmount />
            <Fact
              label={t`In banks and with payment partners`}
              value={pesos(cover.held)}
              isAmount
            />
            <Fact label={t`Signed for the month`} value={cover.month} />
            <Fact label={t`Signed at`} value={moment(cover.signed_at)} />
          </dl>
        </DetailSection>
      )}
      <Card className="flex flex-col gap-2 p-5">
        <h2 className="font-bold text-lg">{t`What this does not show`}</h2>
        <p>
          {cover
            ? t`What is in banks is what two members of our staff have signed after they looked at the statements. Your device cannot check that. The license and the regulator’s audits are for that.`
            : t`It shows what we owe. It does not show the money in our bank accounts, so it is no proof that all of it is covered. That is what the license and the regulator’s audits are for.`}
        </p>
      </Card>
    </div>
  );
}
