import { useLingui } from '@lingui/react/macro';
import { listBrands } from '@perya/contract/house/staff-calls/policies';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { Facts } from '../../lib/show/facts.tsx';
import { BrandFacts } from './brand-card.tsx';
import { brandFactNames, factsOfBrand } from './brand-differences.ts';
import { useFactNames } from './use-fact-names.ts';

/** The brand whose licence and contacts a request changes: what its pages say of the operator today. */
export function BrandSubject({ id: tag }: { readonly id: string }) {
  const { t } = useLingui();
  const names = useFactNames();
  return (
    <StandingSection call={listBrands} input={{}}>
      {({ brands }) => {
        const brand = brands.find((each) => each.tag === tag);
        if (!brand) return null;
        const facts = factsOfBrand(brand);
        return (
          <>
            <Facts
              facts={[
                { label: t`Brand`, value: brand.name },
                ...brandFactNames.map((name) => ({
                  label: names[name],
                  value: facts[name] || null,
                })),
              ]}
            />
            <BrandFacts brand={brand} />
          </>
        );
      }}
    </StandingSection>
  );
}
