import { Trans, useLingui } from '@lingui/react/macro';
import { centavos, formatPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { Spinner } from '@perya/ui/states/spinner';
import { useState } from 'react';
import { ExampleSection } from './example-section.tsx';

const firstBalance = centavos(1_248_050);
const change = centavos(37_525);

export function FiguresSection() {
  const { t } = useLingui();
  const [balance, setBalance] = useState(firstBalance);
  const add = (amount: bigint) => setBalance(centavos(balance + amount));
  return (
    <ExampleSection id="figures" title={<Trans>Figures and marks</Trans>}>
      <div className="grid gap-4 md:grid-cols-2">
        <Card kind="glow" className="flex flex-col gap-3">
          <p className="text-sm">
            <Trans>A balance that rolls when it changes</Trans>
          </p>
          <Amount
            value={formatPesos(balance)}
            rolling
            className="font-bold font-display text-3xl text-spark"
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => add(change)}>
              <Trans>Win {formatPesos(change)}</Trans>
            </Button>
            <Button kind="secondary" onClick={() => add(-change)}>
              <Trans>Bet {formatPesos(change)}</Trans>
            </Button>
          </div>
        </Card>
        <Card className="flex flex-col gap-4">
          <ProgressBar label={t`To the next level`} value={320} max={500} valueText="320 / 500" />
          <div className="flex flex-wrap gap-1.5">
            <Badge>
              <Trans>Ended</Trans>
            </Badge>
            <Badge tone="accent">
              <Trans>New</Trans>
            </Badge>
            <Badge tone="positive">
              <Trans>Completed</Trans>
            </Badge>
            <Badge tone="warning">
              <Trans>Pending</Trans>
            </Badge>
            <Badge tone="negative">
              <Trans>Failed</Trans>
            </Badge>
          </div>
          <p className="flex items-center gap-2 text-ink-muted text-sm">
            <Spinner />
            <Trans>Waiting for the bank</Trans>
          </p>
        </Card>
      </div>
    </ExampleSection>
  );
}
