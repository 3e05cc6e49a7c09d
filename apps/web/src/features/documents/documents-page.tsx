import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Agreement, listAgreements } from '@perya/contract/content/calls/agreements';
import { Card } from '@perya/ui/card';
import { infoIcon } from '@perya/ui/icons/frame';
import { documentIcon, questionIcon } from '@perya/ui/icons/settings';
import { shieldIcon } from '@perya/ui/icons/status';
import { ListRow } from '../../lib/page/list-row.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

const rows: readonly {
  readonly kind: Agreement['kind'] | null;
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly drawing: typeof infoIcon;
}[] = [
  { kind: 'terms', path: '/docs/terms-of-use', title: msg`Terms of Use`, drawing: documentIcon },
  {
    kind: 'privacy',
    path: '/docs/privacy-policy',
    title: msg`Privacy Policy`,
    drawing: shieldIcon,
  },
  { kind: null, path: '/docs/faq', title: msg`FAQ`, drawing: questionIcon },
  {
    kind: null,
    path: '/responsible-gaming',
    title: msg`Responsible gaming statement`,
    drawing: infoIcon,
  },
];

/** The documents of the house inside the app, with what the player has agreed to and when. */
export function DocumentsPage() {
  const { t } = useLingui();
  const brand = usePolicyBrand();
  const moment = useMoment('minute');
  const { answer } = useCall(listAgreements, { brand });
  const sayAgreed = (version: number, at: number) => {
    const when = moment(at);
    return t`Version ${version}, agreed ${when}`;
  };
  const saysOf = (kind: Agreement['kind'] | null) => {
    const { agreed_version: version = null, agreed_at: at = null } =
      answer?.find((one) => one.kind === kind) ?? {};
    return version === null || at === null ? null : sayAgreed(version, at);
  };
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Documents`} backTo="/my" backLabel={t`Back to My`} />
      <Card flush>
        <ul>
          {rows.map(({ kind, path, title, drawing }) => (
            <ListRow key={path} label={t(title)} drawing={drawing} to={path}>
              {kind !== null && answer === null ? (
                // As long as what comes: in some languages it takes a line of its own.
                <span className="invisible text-[0.8125rem]">{sayAgreed(1, 0)}</span>
              ) : (
                <span className="text-[0.8125rem]">{saysOf(kind)}</span>
              )}
            </ListRow>
          ))}
        </ul>
      </Card>
    </div>
  );
}
