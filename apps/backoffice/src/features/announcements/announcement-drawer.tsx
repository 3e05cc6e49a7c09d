import { useLingui } from '@lingui/react/macro';
import {
  moveAnnouncement,
  readAnnouncement,
  type StaffAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import { type BrandTag, brandOf } from '@perya/contract/brands';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { AnnouncementDialog } from './form/announcement-dialog.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useAudience } from './use-audience.ts';

type One = { readonly announcement: StaffAnnouncement };

function AnnouncementFacts({ announcement }: One) {
  const { t } = useLingui();
  const { whom, often } = useAudience();
  const { link, start, end, seq, updated_at } = announcement;
  const brandName = (tag: BrandTag) => (tag === 'h5' ? t`Mobile web` : brandOf(tag).name);
  return (
    <Facts
      facts={[
        { label: t`For`, value: whom(announcement) },
        { label: t`Brands`, value: announcement.brands.map(brandName).join(', ') },
        { label: t`How often`, value: often(announcement) },
        { label: t`Begins`, value: <Moment at={start} /> },
        { label: t`Ends`, value: <Moment at={end} /> },
        { label: t`Leads to`, value: link === '' ? null : link },
        { label: t`Place`, value: seq },
        { label: t`Changed`, value: <Moment at={updated_at} /> },
      ]}
    />
  );
}

/** Players alone: visitors are not counted. */
function SeenFigures({ announcement }: One) {
  const { t, i18n } = useLingui();
  const { seen_players: players, seen_times: times, opened_players: opened } = announcement;
  const share = players === 0 ? 0 : opened / players;
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Section title={t`Seen`}>
      <Facts
        facts={[
          { label: t`Players who saw it`, value: i18n.number(players) },
          { label: t`Times it was shown`, value: i18n.number(times) },
          {
            label: t`Players who followed the link`,
            value: `${i18n.number(opened)} (${percent})`,
          },
        ]}
      />
    </Section>
  );
}

function Decisions({ announcement }: One) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'change' | 'switch' | null>(null);
  const { submit, isBusy } = useSubmit(moveAnnouncement);
  const { id, is_on } = announcement;
  const close = () => setAsked(null);
  return (
    <>
      <Button busy={isBusy} onClick={() => void submit({ id, to: 'earlier' })}>{t`Earlier`}</Button>
      <Button busy={isBusy} onClick={() => void submit({ id, to: 'later' })}>{t`Later`}</Button>
      <Button onClick={() => setAsked('change')}>{t`Change`}</Button>
      <Button kind="primary" onClick={() => setAsked('switch')}>
        {is_on ? t`Switch off` : t`Switch on`}
      </Button>
      {asked === 'change' && <AnnouncementDialog announcement={announcement} onClose={close} />}
      {asked === 'switch' && <SwitchDialog announcement={announcement} onClose={close} />}
    </>
  );
}

/** One announcement beside the list: as players see it, whom it is for, who has seen it. */
export function AnnouncementDrawer({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const read = useCall(readAnnouncement, { id });
  const { answer } = read;
  const close = () => void navigate({ to: '/content/announcements', search: true });
  if (answer === null) return <CaseDrawer title={t`Announcement`} onClose={close} unread={read} />;
  return (
    <CaseDrawer
      title={answer.title_en}
      badge={<PhaseBadge phase={answer.phase} />}
      onClose={close}
      actions={may('announcements.edit') && <Decisions announcement={answer} />}
    >
      <AnnouncementFacts announcement={answer} />
      <SeenFigures announcement={answer} />
      <Section title={t`As players see it`}>
        <PhonePreview shown={answer} />
      </Section>
    </CaseDrawer>
  );
}
