import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Picture } from '@perya/ui/picture';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { ExampleSection } from './example-section.tsx';

const states = ['loading', 'empty', 'error', 'ready'] as const;
type State = (typeof states)[number];

export function ListsSection() {
  const { t } = useLingui();
  const [state, setState] = useState<State>('loading');
  const names: Record<State, string> = {
    loading: t`Loading list`,
    empty: t`Empty list`,
    error: t`Failed list`,
    ready: t`Filled list`,
  };
  return (
    <ExampleSection id="lists" title={<Trans>Lists and their states</Trans>}>
      <div className="flex flex-wrap gap-2">
        {states.map((one) => (
          <Button
            key={one}
            kind={one === state ? 'primary' : 'secondary'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {names[one]}
          </Button>
        ))}
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card flush>
          <ListState
            state={state}
            loadingText={t`Loading...`}
            emptyText={t`There is no data yet!`}
            errorText={t`Error fetching data.`}
            retryLabel={t`Try again`}
            onRetry={() => setState('loading')}
            skeleton={<RowSkeletons />}
            emptyPicture={<Scene />}
          >
            <ul className="divide-y divide-line">
              {['₱500.00', '₱1,250.00', '₱80.50'].map((amount) => (
                <li key={amount} className="flex min-h-15 items-center justify-between px-4">
                  <Trans>Deposit</Trans>
                  <span className="amount-figures font-semibold">{amount}</span>
                </li>
              ))}
            </ul>
          </ListState>
        </Card>
        <Card flush>
          <EmptyState
            title={t`No favorites yet`}
            text={t`Tap the heart on a game and it waits for you here.`}
            action={
              <Button>
                <Trans>Find a game</Trans>
              </Button>
            }
          />
        </Card>
      </div>
    </ExampleSection>
  );
}

function RowSkeletons() {
  return (
    <div className="divide-y divide-line">
      {['w-24', 'w-32', 'w-20'].map((width) => (
        <div key={width} className="flex min-h-15 items-center justify-between px-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

function Scene() {
  return (
    <Picture
      base="/art/scenes/empty"
      widths={[240, 480]}
      sizes="160px"
      width={160}
      height={160}
      alt=""
      className="size-40 object-contain"
    />
  );
}
