import { useLingui } from '@lingui/react/macro';
import { manilaDay } from '@perya/contract/manila-time';
import { Tabs } from '@perya/ui/tabs';
import { useState } from 'react';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { BoxPromotion } from './box-promotion.tsx';
import { useBoxes } from './use-boxes.ts';

/** Every promotion of boxes that the player may have; where there are several, each in a tab. [A-045 M-084 M-470] */
export function BoxPage() {
  const { t } = useLingui();
  const [today] = useState(() => manilaDay(Date.now()).slice(0, 7));
  const promotions = useBoxes(today).boxes?.promotions ?? [];
  return (
    <div className="page-column">
      <PageHead title={t`Mystery box`} backTo="/welfare" backLabel={t`Back to Welfare`} />
      {promotions.length < 2 ? (
        <BoxPromotion today={today} />
      ) : (
        <Tabs
          label={t`Which box`}
          tabs={promotions.map(({ pid, name }) => ({
            id: String(pid),
            label: name,
            content: <BoxPromotion key={pid} today={today} pid={pid} />,
          }))}
        />
      )}
      <LegalNotice />
    </div>
  );
}
