import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@perya/ui/tabs';
import { LegalNotice } from '../../../lib/page/legal-notice.tsx';
import { ReadyStrip } from '../../../lib/ready/ready-strip.tsx';
import { GeneralBonus } from './general-bonus.tsx';
import { VipBonusCards } from './vip-bonus-cards.tsx';
import { WelfareHead } from './welfare-head.tsx';

/** The hub of everything that players can earn. [A-044 G-074 G-078 G-079 M-074] */
export function WelfarePage() {
  const { t } = useLingui();
  return (
    <div className="page-column">
      <WelfareHead />
      <ReadyStrip />
      <Tabs
        label={t`Bonuses`}
        tabs={[
          { id: 'general', label: t`General Bonus`, content: <GeneralBonus /> },
          // For nobody yet. [G-188 G-308]
          { id: 'vip', label: t`VIP Bonus`, content: <VipBonusCards />, isDisabled: true },
        ]}
      />
      <LegalNotice />
    </div>
  );
}
