import { useLingui } from '@lingui/react/macro';
import { documentKinds } from '@perya/contract/content/calls/documents';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { languageName, languages } from '@perya/contract/text';
import { Facts } from '../../lib/show/facts.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

export function BrandCard({ brand }: { readonly brand: BrandState }) {
  const { t } = useLingui();
  const { tag, name, host_label, public_urls, has_home_page, documents } = brand;
  const kinds = {
    terms: t`Terms of use`,
    privacy: t`Privacy policy`,
    faq: t`Questions and answers`,
    stmt: t`Responsible gaming`,
  };
  const languagesOf = (kind: string) =>
    languages
      .filter((language) =>
        documents.some((each) => each.kind === kind && each.language === language),
      )
      .map((language) => languageName(language))
      .join(', ');
  return (
    <section
      aria-label={`${name} (${tag})`}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <div className="flex items-center gap-2">
        <h2 className="font-semibold text-[0.9375rem]">{name}</h2>
        <code className="text-ink-muted">{tag}</code>
        <span className="grow" />
        <StatusBadge tone={has_home_page ? 'positive' : 'warning'}>
          {has_home_page ? t`Home page written` : t`No home page`}
        </StatusBadge>
      </div>
      <Facts
        facts={[
          {
            label: t`Hosts`,
            value: host_label === '' ? t`every other host` : <code>{`${host_label}.…`}</code>,
          },
          {
            label: t`Public address`,
            value: public_urls.length === 0 ? null : public_urls.join(', '),
          },
          ...documentKinds.map((kind) => ({
            label: kinds[kind],
            value: languagesOf(kind) === '' ? t`not published` : languagesOf(kind),
          })),
        ]}
      />
    </section>
  );
}
