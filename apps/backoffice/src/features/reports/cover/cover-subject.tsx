import { useLingui } from '@lingui/react/macro';
import { listCoverLooks } from '@perya/contract/reports/staff-calls/cover';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { CoverParts } from './cover-page.tsx';

/** What is owed to players and what covers it, at the newest look, for whoever signs a month. */
export function CoverSubject() {
  const { t } = useLingui();
  return (
    <StandingSection call={listCoverLooks} input={{ limit: 1 }}>
      {({ rows: [look] }) =>
        look ? (
          <CoverParts look={look} />
        ) : (
          <p className="text-ink-muted">{t`Nobody has looked yet`}</p>
        )
      }
    </StandingSection>
  );
}
