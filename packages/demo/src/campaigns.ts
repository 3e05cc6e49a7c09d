interface DemoCampaign {
  adId: string;
  name: string;
  page: 'grabvip' | 'grabmb' | 'grabfg';
}

/** The advertisements of the demo operator, one for each landing page. */
export const demoCampaigns: readonly DemoCampaign[] = [
  { adId: 'demo-vip', name: 'Climb with us', page: 'grabvip' },
  { adId: 'demo-box', name: 'A box a day', page: 'grabmb' },
  { adId: 'demo-week', name: 'The first week', page: 'grabfg' },
];
