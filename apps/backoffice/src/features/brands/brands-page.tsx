import { useLingui } from '@lingui/react/macro';
import { genericTag } from '@perya/contract/brands';
import { listBrands } from '@perya/contract/house/staff-calls/policies';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { PageState } from '../../lib/show/page-state.tsx';
import { BrandCard } from './brand-card.tsx';
import { DifferencesTable } from './differences-table.tsx';
import { LookDialog } from './look-dialog.tsx';
import { SeveralDialog } from './several-dialog.tsx';

/** The brands of the house: what they are and what they say of their operator two people write, texts are content. */
export function BrandsPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listBrands, {});
  const mayChange = useMay()('content.brand');
  const [isChanging, setChanging] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const generic = answer?.brands.find(({ tag }) => tag === genericTag);
  return (
    <section
      aria-label={t`Brands`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="flex flex-col gap-4 overflow-y-auto p-4 -outline-offset-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-semibold text-[1.125rem]">{t`Brands`}</h1>
        {answer && mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setMaking(true)}>{t`New brand …`}</Button>
            <Button onClick={() => setChanging(true)}>{t`Change several …`}</Button>
          </div>
        )}
      </div>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The brands could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-3">
        {answer?.brands.map((brand) => (
          <BrandCard key={brand.tag} brand={brand} />
        ))}
      </div>
      {generic && isMaking && <LookDialog brand={generic} isNew onClose={() => setMaking(false)} />}
      {answer && <DifferencesTable brands={answer.brands} />}
      {answer && isChanging && (
        <SeveralDialog brands={answer.brands} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}
