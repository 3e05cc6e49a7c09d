import { useLingui } from '@lingui/react/macro';
import { isDemoLicence } from '@perya/contract/brands';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { documentKinds } from '@perya/contract/content/calls/documents';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { languageName, languages } from '@perya/contract/text';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Facts } from '../../lib/show/facts.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useDocumentNames } from '../../lib/show/use-document-names.ts';
import { BrandFactsDialog } from './brand-facts-dialog.tsx';
import { LookDialog } from './look-dialog.tsx';

/** Where it is shown, and what its pages say. */
export function BrandFacts({ brand }: { readonly brand: BrandState }) {
  const { t } = useLingui();
  const { host_label, hosts, is_on, public_urls, documents, contacts } = brand;
  const { licence, helpline } = brand.legal;
  const kinds = useDocumentNames();
  const languagesOf = (kind: string) =>
    languages
      .filter((language) =>
        documents.some((each) => each.kind === kind && each.language === language),
      )
      .map((language) => languageName(language))
      .join(', ');
  const isDemo = isDemoLicence(licence.number);
  return (
    <Facts
      facts={[
        {
          label: t`Hosts`,
          value:
            host_label === '' ? (
              t`every other host`
            ) : (
              <code>{[`${host_label}.…`, ...hosts].join(', ')}</code>
            ),
        },
        {
          label: t`Shown`,
          value: is_on ? t`Yes` : <StatusBadge tone="warning">{t`Switched off`}</StatusBadge>,
        },
        {
          label: t`Public address`,
          value: public_urls.length === 0 ? null : public_urls.join(', '),
        },
        {
          label: t`Licence`,
          value: isDemo ? (
            <StatusBadge tone="warning">{licence.number}</StatusBadge>
          ) : (
            `${licence.regulator} ${licence.number}`
          ),
        },
        { label: t`Helpline`, value: `${helpline.name} ${helpline.number}` },
        {
          label: t`Contacts`,
          value: contacts.length === 0 ? null : contacts.map(({ name }) => name).join(', '),
        },
        ...documentKinds.map((kind) => ({
          label: kinds[kind],
          value: languagesOf(kind) === '' ? t`not published` : languagesOf(kind),
        })),
      ]}
    />
  );
}

export function BrandCard({ brand }: { readonly brand: BrandState }) {
  const { t } = useLingui();
  const { tag, name, has_home_page } = brand;
  const mayChange = useMay()('content.brand');
  const [isChanging, setChanging] = useState(false);
  const [isLooking, setLooking] = useState(false);
  return (
    <section
      aria-label={`${name} (${tag})`}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <div className="flex items-center gap-2">
        <img src={markAddress(brand.mark, 'mark')} alt="" width={24} height={24} />
        <h2 className="font-semibold text-[0.9375rem]">{name}</h2>
        <code className="text-ink-muted">{tag}</code>
        <span className="grow" />
        <StatusBadge tone={has_home_page ? 'positive' : 'warning'}>
          {has_home_page ? t`Home page written` : t`No home page`}
        </StatusBadge>
      </div>
      <BrandFacts brand={brand} />
      <WaitingRequests action="content.brand" topic={tag}>
        {mayChange && (
          <UnlessWaiting action="content.brand" topic={tag}>
            <Button onClick={() => setChanging(true)}>
              {t`Licence and contacts …`}
              <span className="sr-only">
                {' '}
                {name} ({tag})
              </span>
            </Button>
          </UnlessWaiting>
        )}
      </WaitingRequests>
      <WaitingRequests action="content.brand-look" topic={tag}>
        {mayChange && (
          <UnlessWaiting action="content.brand-look" topic={tag}>
            <Button onClick={() => setLooking(true)}>
              {t`Name and look …`}
              <span className="sr-only">
                {' '}
                {name} ({tag})
              </span>
            </Button>
          </UnlessWaiting>
        )}
      </WaitingRequests>
      {isLooking && <LookDialog brand={brand} isNew={false} onClose={() => setLooking(false)} />}
      {isChanging && <BrandFactsDialog brand={brand} onClose={() => setChanging(false)} />}
    </section>
  );
}
