import { useLingui } from '@lingui/react/macro';
import { type Article, readArticle } from '@perya/contract/content/staff-calls/articles';
import type { Permission } from '@perya/contract/staff/permissions';
import { type LinkProps, Outlet, useLocation, useParams } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import './content.css';

const activeOptions = { includeSearch: false } as const;

/** Of what kind the text is that is open on a page of its own: the page asks the same, so it is asked once. */
function useOpenKind(): Article['kind'] | null {
  const { id } = useParams({ strict: false });
  const isText = useLocation({
    select: ({ pathname }) => pathname.startsWith('/content/articles/'),
  });
  const { answer } = useCall(
    readArticle,
    { id: id ?? '' },
    { isWanted: isText && id !== undefined },
  );
  return isText ? (answer?.kind ?? null) : null;
}

/** The room of content: what players read and are shown. Everybody sees the parts they may use. */
export function ContentFrame() {
  const { t } = useLingui();
  const may = useMay();
  const open = useOpenKind();
  const tab = (
    label: string,
    to: LinkProps['to'],
    permission: Permission,
    kind: Article['kind'] | null = null,
  ) =>
    may(permission)
      ? [
          {
            label,
            link: { to, activeOptions } as LinkProps,
            isOpen: kind !== null && kind === open,
          },
        ]
      : [];
  const tabs = [
    ...tab(t`Announcements`, '/content/announcements', 'content.read'),
    ...tab(t`Home pages`, '/content/home', 'content.read'),
    ...tab(t`Documents`, '/content/documents', 'content.read', 'document'),
    ...tab(t`Help`, '/content/help', 'content.read', 'help'),
    ...tab(t`News`, '/content/news', 'content.read', 'news'),
    ...tab(t`Campaigns`, '/content/campaigns', 'campaigns.read'),
  ];
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Content`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
