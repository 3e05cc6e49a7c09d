import { useLingui } from '@lingui/react/macro';
import {
  type EarnRecord,
  earnedPageSize,
  listEarned,
} from '@perya/contract/promotions/calls/earned';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { walletIcon } from '@perya/ui/icons/status';
import { SiteImage } from '../../../lib/image/site-image.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { earnGroups, hasOwnPicture } from './earn-groups.ts';
import { RecordPages } from './record-pages.tsx';

const timeFormat = {
  timeZone: 'Asia/Manila',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** What was earned, by days; a short page is the last. [M-071 M-116 M-119 M-192 M-369] */
export function EarnList() {
  const { t, i18n } = useLingui();
  const pages = usePages({
    call: listEarned,
    input: (last_id) => ({
      page_size: earnedPageSize,
      ...(last_id !== null && { last_id: String(last_id) }),
    }),
    nextOf: ({ d, last_id }) => (d.length < earnedPageSize ? null : last_id),
    rowsOf: ({ d }) => d,
    isQuiet: true,
  });
  return (
    <RecordPages pages={pages}>
      {earnGroups(pages.rows).map(({ day, total, rows }) => (
        <section key={day} className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-bold text-lg leading-snug">
              {day === null
                ? t`Unknown`
                : i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
            </h2>
            <p className="text-[0.875rem] text-ink-muted">
              {t`Total earned`}: <span className="amount-figures">{filcoinText(total)}</span>
            </p>
          </div>
          <Card flush>
            <ul>
              {rows.map((record) => (
                <EarnRow key={record.id} record={record} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </RecordPages>
  );
}

/** [M-114 M-115 M-118] */
function EarnRow({ record: { name, image, bonus, receive_at } }: { readonly record: EarnRecord }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      {hasOwnPicture(image) ? (
        <SiteImage
          path={image}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-control"
        />
      ) : (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-strong">
          <Icon drawing={walletIcon} className="size-5.5" />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold text-[0.9375rem] leading-snug">{name}</span>
        {receive_at !== null && (
          <span className="amount-figures text-[0.8125rem] text-ink-muted">
            {i18n.date(new Date(receive_at * 1000), timeFormat)}
          </span>
        )}
      </span>
      <span className="amount-figures shrink-0 font-bold text-positive">+{filcoinText(bonus)}</span>
    </li>
  );
}
