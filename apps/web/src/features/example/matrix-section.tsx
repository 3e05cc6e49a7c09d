import { Trans } from '@lingui/react/macro';
import { firstBrandTags } from '@perya/contract/brands/first-brands';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { ExampleSection } from './example-section.tsx';
import { useLookNames } from './look-names.ts';

/** All eight looks beside each other: each cell is a page of its own brand and theme. */
export function MatrixSection() {
  const names = useLookNames();
  return (
    <ExampleSection id="matrix" title={<Trans>Four brands, two themes</Trans>}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {firstBrandTags.flatMap((brand) =>
          (['light', 'dark'] as const).map((theme) => (
            <div
              key={`${brand}-${theme}`}
              data-brand={brand}
              data-theme={theme}
              className="flex flex-col gap-3 rounded-card border border-line p-3.5"
            >
              <p className="font-bold font-display text-base">
                {names.brand[brand]} · {names.theme[theme]}
              </p>
              <Card kind="glow">
                <p className="text-sm">
                  <Trans>Balance</Trans>
                </p>
                <Amount value="₱12,480.50" className="font-bold font-display text-2xl text-spark" />
              </Card>
              <div className="flex flex-wrap gap-1.5">
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
              <div className="flex flex-wrap gap-2">
                <Button>
                  <Trans>Deposit</Trans>
                </Button>
                <Button kind="secondary">
                  <Trans>Withdraw</Trans>
                </Button>
              </div>
              <p className="text-ink-muted text-sm">
                <Trans>Muted text stays readable on every ground.</Trans>
              </p>
            </div>
          )),
        )}
      </div>
    </ExampleSection>
  );
}
