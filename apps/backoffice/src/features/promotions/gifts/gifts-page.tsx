import { useLingui } from '@lingui/react/macro';
import { listStaffGifts } from '@perya/contract/promotions/staff-calls/gifts';
import { getRouteApi } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { GiftDialog } from '../../../lib/gifts/gift-dialog.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { useMay } from '../../../lib/session/session.ts';
import { When } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';
import { RewardBadge } from '../../../lib/show/rewards/reward-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { usePromotionWords } from '../list/promotion-words.ts';
import { giftsFilters } from './gifts-filters.ts';

const route = getRouteApi('/promotions/gifts');

/** What staff gave by hand, the newest first. */
export function GiftsPage() {
  const { t } = useLingui();
  const may = useMay();
  const actor = useActor();
  const { nameOf } = usePromotionWords();
  const { isBegun: isGiving, end } = useBegun(['gift']);
  return (
    <ListPage>
      <List
        name="gifts"
        title={t`Gifts`}
        call={listStaffGifts}
        filters={giftsFilters}
        search={route.useSearch()}
        inputOf={({ uid, currency, ...days }) => ({
          uid: idOrNothing(uid),
          currency,
          ...timeAsked(days),
        })}
        idOf={({ id }) => id}
        dayOf={(row) => row.given_at}
        emptyText={t`No gift matches`}
        notice={<WaitingRequests action="promotions.gift" />}
        actions={
          may('promotions.gift') && (
            <Button kind="primary" onClick={() => begin('gift')}>
              {t`Give a gift`}
            </Button>
          )
        }
        columns={[
          { id: 'id', title: t`Gift`, cell: ({ id }) => id },
          { id: 'at', title: t`Given`, cell: (row) => <When at={row.given_at} /> },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => <PlayerLink uid={uid} /> },
          { id: 'amount', title: t`Worth`, align: 'end', cell: (row) => <RewardAmount {...row} /> },
          { id: 'state', title: t`State`, cell: ({ state }) => <RewardBadge state={state} /> },
          { id: 'reason', title: t`Reason`, cell: ({ reason }) => reason },
          { id: 'by', title: t`Given by`, cell: (row) => actor(row.given_by) },
          {
            id: 'approved',
            title: t`Approved by`,
            cell: (row) => (row.approved_by === null ? '–' : actor(row.approved_by)),
          },
          { id: 'promotion', title: t`Out of`, cell: nameOf, isExtra: true },
        ]}
      />
      {isGiving && <GiftDialog uid="" onClose={end} />}
    </ListPage>
  );
}
