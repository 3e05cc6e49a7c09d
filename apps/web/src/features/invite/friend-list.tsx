import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { type Friend, listFriends } from '@perya/contract/promotions/calls/referrals';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { MoreRows } from '../../lib/page/more-rows.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { usePages } from '../../lib/query/use-pages.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

/** Who came by the player's invitation, under masked names. */
export function FriendList() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { rows, state, more, readOn } = usePages({
    call: listFriends,
    input: (lastId) => (lastId === null ? {} : { last_id: String(lastId) }),
    rowsOf: ({ d }) => d,
    nextOf: ({ last_id }) => last_id,
  });
  return (
    <section aria-labelledby="friends" className="flex flex-col gap-3">
      <h2 id="friends" className="font-bold font-display text-xl">
        {t`Your friends`}
      </h2>
      <ListState
        state={state}
        loadingText={say(listTexts.loading, language)}
        emptyText={say(listTexts.emptyGames, language)}
        emptyNote={t`Share your link, and friends who join show here.`}
        emptyPicture={<Scene name="gifts" />}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={readOn}
        skeleton={<Skeleton className="h-40" />}
      >
        <Card flush>
          <ul>
            {rows.map((friend) => (
              <FriendRow key={friend.id} friend={friend} />
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
        </Card>
      </ListState>
    </section>
  );
}

function FriendRow({ friend }: { readonly friend: Friend }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { name, joined_at, state, amount } = friend;
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-[0.8125rem] text-ink-muted">{moment(joined_at)}</p>
      </div>
      {state === 'earned' && (
        <span className="font-bold text-positive">
          <Amount value={`+${pesoText(amount ?? '0.00')}`} />
        </span>
      )}
      {state === 'waiting' && <Badge tone="accent">{t`In progress`}</Badge>}
      {state === 'over' && <Badge>{t`No bonus`}</Badge>}
    </li>
  );
}
