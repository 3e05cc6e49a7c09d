import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type Announcement,
  listPastPopups,
} from '@perya/contract/announcements/calls/announcements';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { ContentLink } from '../../lib/page/content-link.tsx';
import { MoreRows } from '../../lib/page/more-rows.tsx';
import { ownPath } from '../../lib/page/own-path.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';
import { usePages } from '../../lib/query/use-pages.ts';

/** What has been announced to the player, for whoever closed it too quickly. */
export function PastPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { brand } = useSite();
  const { rows, state, more, readOn } = usePages({
    call: listPastPopups,
    input: (last_id) => ({
      brand: brand.tag,
      ...(last_id !== null && { last_id: String(last_id) }),
    }),
    nextOf: ({ last_id }) => last_id,
    rowsOf: ({ d }) => d,
  });
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Announcements`} backTo="/my" backLabel={t`Back to My`} />
      <ListState
        state={state}
        loadingText={t`Loading...`}
        emptyText={say(listTexts.emptyShell, language)}
        emptyNote={t`No announcements yet`}
        errorText={t`The announcements could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={readOn}
        skeleton={<Skeleton className="h-72" />}
      >
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <PastRow key={row.id} announcement={row} />
          ))}
        </ul>
        {more !== null && (
          <MoreRows
            step={more}
            onWanted={readOn}
            moreLabel={t`Show more`}
            retryLabel={t`Try again`}
          />
        )}
      </ListState>
    </div>
  );
}

function PastRow({ announcement }: { readonly announcement: Announcement }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { url, title, body, link_h5: link, start_time, end_time } = announcement;
  const isOver = end_time * 1000 <= Date.now();
  const day = (seconds: number) =>
    i18n.date(new Date(seconds * 1000), { dateStyle: 'medium', timeZone: 'Asia/Manila' });
  const from = day(start_time);
  const until = day(end_time);
  const words = say(body, language);
  return (
    <li>
      <Card flush className="flex flex-col overflow-hidden sm:flex-row">
        <SiteImage
          path={url}
          alt=""
          width={960}
          height={720}
          className="aspect-4/3 w-full object-cover sm:w-48 sm:self-start"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-bold text-lg leading-snug">{say(title, language)}</h2>
            {isOver ? <Badge>{t`Ended`}</Badge> : <Badge tone="positive">{t`Active`}</Badge>}
          </div>
          {words !== '' && (
            <p className="whitespace-pre-line text-[0.9375rem] leading-normal">{words}</p>
          )}
          <p className="text-[0.8125rem] text-ink-muted">{t`From ${from} until ${until}`}</p>
          {link !== '' && !isOver && (
            <ContentLink
              href={ownPath(link, location.origin)}
              className="flex min-h-11 items-center self-start font-semibold text-accent-strong"
            >
              {t`See more`}
            </ContentLink>
          )}
        </div>
      </Card>
    </li>
  );
}
