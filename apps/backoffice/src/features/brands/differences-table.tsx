import { useLingui } from '@lingui/react/macro';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { Section } from '../../lib/show/facts.tsx';
import {
  type BrandFactName,
  brandFactNames,
  factsOfBrand,
  sharedFact,
} from './brand-differences.ts';
import { useFactNames } from './use-fact-names.ts';

/** What brands say differently of their operator, side by side; nothing where all say the same. */
export function DifferencesTable({ brands }: { readonly brands: readonly BrandState[] }) {
  const { t } = useLingui();
  const names = useFactNames();
  const rows = brandFactNames.filter((name) => !sharedFact(brands, name).isSame);
  return (
    <Section title={t`Where they differ`}>
      <PlainTable<BrandFactName>
        title={t`Where they differ`}
        rows={rows}
        idOf={(name) => name}
        emptyText={t`All brands say the same of their operator`}
        columns={[
          { id: 'fact', title: t`What`, cell: (name) => names[name] },
          ...brands.map((brand) => ({
            id: brand.tag,
            title: brand.name,
            cell: (name: BrandFactName) => factsOfBrand(brand)[name] || '–',
          })),
        ]}
      />
    </Section>
  );
}
