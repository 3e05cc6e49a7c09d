import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type AmlRating, amlRatingReasons } from '@perya/contract/aml/rating';
import { listAmlRatings, reviewAmlRating } from '@perya/contract/aml/staff-calls/ratings';
import { say } from '@perya/contract/text';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { TextArea } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { idOrNothing } from '../../lib/list/id-or-nothing.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { StatusBadge, type Tone } from '../../lib/show/status-badge.tsx';
import { amlRatingsFilters } from './aml-filters.ts';
import { DueDay } from './due-day.tsx';

const route = getRouteApi('/aml/ratings');
const tones: Readonly<Record<AmlRating, Tone>> = {
  low: 'positive',
  normal: 'warning',
  high: 'negative',
};

/** How closely each player is looked at, and why: those whose review is due stand on top. */
export function AmlRatingsPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const [reviewed, setReviewed] = useState<string | null>(null);
  const names = { low: t`Low`, normal: t`Normal`, high: t`High` };
  return (
    <ListPage>
      <List
        name="aml-ratings"
        title={t`Ratings`}
        call={listAmlRatings}
        filters={amlRatingsFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid }) => uid}
        emptyText={t`No rating matches`}
        columns={[
          { id: 'uid', title: t`Player`, cell: ({ uid }) => <PlayerLink uid={uid} /> },
          {
            id: 'rating',
            title: t`Rating`,
            cell: ({ rating }) => <StatusBadge tone={tones[rating]}>{names[rating]}</StatusBadge>,
          },
          {
            id: 'reasons',
            title: t`Reasons`,
            cell: ({ reasons }) =>
              reasons.map((reason) => say(amlRatingReasons[reason].title, language)).join(' · ') ||
              '–',
          },
          {
            id: 'review',
            title: t`Next review`,
            cell: ({ review_on, is_due }) => <DueDay day={review_on} isLate={is_due} />,
          },
          {
            id: 'decisions',
            title: t`Decisions`,
            cell: ({ uid }) =>
              may('aml.work') && (
                <Button kind="quiet" onClick={() => setReviewed(uid)}>{t`Note a review`}</Button>
              ),
          },
        ]}
      />
      {reviewed !== null && <ReviewDialog uid={reviewed} onClose={() => setReviewed(null)} />}
    </ListPage>
  );
}

interface ReviewDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

function ReviewDialog({ uid, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const form = useCallForm(reviewAmlRating, {
    typed: { reason: '' },
    input: (typed) => ({ ...typed, uid }),
    words: { reason: t`Say what was looked at` },
  });
  const { submit, isBusy, problem } = useSubmit(reviewAmlRating, { form, onDone: onClose });
  return (
    <FormDialog
      title={t`Review of player ${uid}`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Note the review`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      <TextArea label={t`What was looked at`} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
