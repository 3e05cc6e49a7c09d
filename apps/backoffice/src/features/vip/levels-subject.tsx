import { listVipLevels } from '@perya/contract/vip/staff-calls/levels';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { LevelsTable } from './vip-levels-page.tsx';

/** The levels that a request changes, with what each brings. */
export function LevelsSubject() {
  return (
    <StandingSection call={listVipLevels} input={{}}>
      {(levels) => <LevelsTable levels={levels} />}
    </StandingSection>
  );
}
