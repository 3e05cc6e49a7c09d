import { useSite } from '../../lib/page/site.ts';
import { usePartner } from '../../lib/session/use-partner.ts';
import { FactsStrip } from './facts-strip.tsx';
import { FollowUs } from './follow-us.tsx';
import { HomeFooter } from './home-footer.tsx';
import { InstallCard } from './install-card.tsx';
import { ResponsibleGaming } from './responsible-gaming.tsx';

/** What stands beneath the games. [G-016 G-017 G-019] */
export function HomeFoot() {
  const { index } = useSite();
  const partner = usePartner();
  return (
    <>
      {partner !== 'ewallet' && <FollowUs links={index?.media ?? []} />}
      <div className="home-pair">
        <ResponsibleGaming logos={index?.bottom ?? []} />
        <InstallCard />
      </div>
      <FactsStrip />
      <HomeFooter />
    </>
  );
}
