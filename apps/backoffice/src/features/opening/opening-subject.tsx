import { useLingui } from '@lingui/react/macro';
import { getOpening } from '@perya/contract/house/staff-calls/opening';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { LineAbout } from './line-about.tsx';
import { useLineTexts } from './line-texts.ts';

/** What the opening needs, what is missing first. */
export function OpeningSubject() {
  const { t } = useLingui();
  const texts = useLineTexts();
  return (
    <StandingSection call={getOpening} input={{}}>
      {({ lines }) => (
        <PlainTable
          title={t`What the opening needs`}
          rows={lines.toSorted((a, b) => Number(a.is_done) - Number(b.is_done))}
          idOf={({ name }) => name}
          columns={[
            {
              id: 'state',
              title: t`State`,
              cell: ({ is_done }) => (
                <StatusBadge tone={is_done ? 'positive' : 'negative'}>
                  {is_done ? t`Done` : t`Missing`}
                </StatusBadge>
              ),
            },
            { id: 'what', title: t`What`, cell: ({ name }) => texts[name].title },
            {
              id: 'about',
              title: t`About`,
              cell: ({ name, about }) =>
                about === '' ? '–' : <LineAbout name={name} about={about} />,
            },
          ]}
        />
      )}
    </StandingSection>
  );
}
