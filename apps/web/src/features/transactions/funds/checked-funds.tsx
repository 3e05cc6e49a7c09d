import { useLingui } from '@lingui/react/macro';
import type { FundsProof, FundsStatement } from '@perya/contract/evidence/calls/funds';
import type { FundsCheck } from '@perya/contract/evidence/check-funds';
import { centavos, formatPesos } from '@perya/money';
import { Card } from '@perya/ui/card';
import { DetailSection } from '../../../lib/page/detail-section.tsx';
import { Fact } from '../../../lib/page/fact.tsx';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { useFundsCheck } from './use-funds-check.ts';

const pesos = (sum: string) => formatPesos(centavos(BigInt(sum)));

/** The own line, and what this device found. */
export function CheckedFunds({ proof }: { readonly proof: FundsProof }) {
  const { t } = useLingui();
  const check = useFundsCheck(proof);
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-3 p-5">
        <h2 className="font-bold text-lg">{t`Owed to you`}</h2>
        <p className="amount-figures font-display font-extrabold text-[2rem] leading-tight">
          {pesos(proof.sum)}
        </p>
        <p role="status" aria-live="polite" className="font-semibold">
          {check === null ? t`Checking…` : <Outcome check={check} />}
        </p>
      </Card>
      {check?.isSound && <Sums statement={check.statement} path={proof.path} />}
    </div>
  );
}

function Outcome({ check }: { readonly check: FundsCheck }) {
  const { t } = useLingui();
  if (check.isSound) {
    return (
      <span className="text-positive">
        {check.isSigned === null
          ? t`Your balance is in the published total. This browser cannot check the signature.`
          : t`Your balance is in the published total, and the signature is valid.`}
      </span>
    );
  }
  const texts = {
    player: t`This entry is not yours. Please tell our support.`,
    root: t`Your balance does not lead to the published total. Please tell our support.`,
    total: t`The sums do not add up to the published total. Please tell our support.`,
    signature: t`The signature does not match the published total. Please tell our support.`,
  };
  return <span className="text-negative">{texts[check.fault]}</span>;
}

interface SumsProps {
  readonly statement: FundsStatement;
  readonly path: FundsProof['path'];
}

function Sums({ statement, path }: SumsProps) {
  const { t, i18n } = useLingui();
  const moment = useMoment('full');
  return (
    <DetailSection title={t`Owed to all players`}>
      <dl>
        <Fact label={t`Counted`} value={moment(Math.floor(Date.parse(statement.at) / 1000))} />
        <Fact label={t`Players`} value={i18n.number(statement.players)} />
        <Fact label={t`Balances`} value={pesos(statement.balances)} isAmount />
        <Fact label={t`Withdrawals on their way`} value={pesos(statement.withdrawals)} isAmount />
        <Fact label={t`Stakes of open rounds`} value={pesos(statement.stakes)} isAmount />
        <Fact label={t`Total`} value={pesos(statement.total)} isAmount />
        <Fact label={t`Steps to the total`} value={i18n.number(path.length)} />
        <Fact label={t`Root`} value={statement.root} />
        <Fact label={t`Signed by`} value={statement.key} />
      </dl>
    </DetailSection>
  );
}
