import type { StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import { type ComponentType, lazy } from 'react';
import { loadMessages } from '../lib/language/messages.ts';
import { useMay } from '../lib/session/session.ts';

type Catalogue = Parameters<typeof loadMessages>[0];

interface SubjectProps {
  /** The topic of the request. */
  readonly id: string;
  readonly request: StaffRequestDetail;
}
type Subject = ComponentType<SubjectProps>;

/** A part of another feature, with its words. */
const subject = (catalogue: Catalogue, load: () => Promise<Subject>): Subject =>
  lazy(async () => {
    const [loaded] = await Promise.all([load(), loadMessages(catalogue)]);
    return { default: loaded };
  });

const Withdrawal = subject(
  'payments',
  async () =>
    (await import('../features/payments/withdrawals/withdrawal-case.tsx')).WithdrawalSubject,
);
const PaymentCase = subject(
  'payments',
  async () => (await import('../features/payments/cases/payment-case.tsx')).PaymentCaseSubject,
);
const Channel = subject(
  'payments',
  async () => (await import('../features/payments/channels/channel-subject.tsx')).ChannelSubject,
);
const WithdrawalRule = subject(
  'payments',
  async () => (await import('../features/payments/channels/rule-subject.tsx')).RuleSubject,
);
const VoucherBatch = subject(
  'payments',
  async () => (await import('../features/payments/vouchers/batch-subject.tsx')).VoucherBatchSubject,
);
const VoucherCodes = subject(
  'payments',
  async () => (await import('../features/payments/vouchers/batch-facts.tsx')).VoucherCodesSubject,
);
const VoucherShop = subject(
  'payments',
  async () => (await import('../features/payments/vouchers/shop-subject.tsx')).ShopSubject,
);
const Member = subject(
  'staff',
  async () => (await import('../features/staff/member-subject.tsx')).MemberSubject,
);
const Role = subject(
  'roles',
  async () => (await import('../features/roles/role-subject.tsx')).RoleSubject,
);
const Venue = subject(
  'games',
  async () => (await import('../features/games/venues/venue-subject.tsx')).VenueSubject,
);
const Game = subject(
  'games',
  async () => (await import('../features/games/catalogue/game-subject.tsx')).GameSubject,
);
const Weight = subject(
  'games',
  async () => (await import('../features/games/weights/weight-subject.tsx')).WeightSubject,
);
const Jackpot = subject(
  'games',
  async () => (await import('../features/games/jackpots/jackpot-subject.tsx')).JackpotSubject,
);
const Win = subject('risk', async () => (await import('../features/risk/win-case.tsx')).WinSubject);
const PolicyFigure = subject(
  'risk',
  async () => (await import('../features/risk/policy-subject.tsx')).PolicyFigureSubject,
);
const AmlCase = subject(
  'aml',
  async () => (await import('../features/aml/cases/aml-case.tsx')).AmlCaseSubject,
);
const AmlRule = subject(
  'aml',
  async () => (await import('../features/aml/rules/aml-rules-subjects.tsx')).AmlRuleSubject,
);
const AmlPolicy = subject(
  'aml',
  async () => (await import('../features/aml/rules/aml-rules-subjects.tsx')).AmlPolicySubject,
);
const PrivacyIncident = subject(
  'privacy',
  async () => (await import('../features/privacy/incidents/incident-drawer.tsx')).IncidentSubject,
);
const Promotion = subject(
  'promotions',
  async () => (await import('../features/promotions/case/promotion-case.tsx')).PromotionSubject,
);
const Goods = subject(
  'promotions',
  async () => (await import('../features/promotions/goods/goods-subject.tsx')).GoodsSubject,
);
const VipLevels = subject(
  'vip',
  async () => (await import('../features/vip/levels-subject.tsx')).LevelsSubject,
);
const Article = subject(
  'content',
  async () => (await import('../features/content/article/article-subject.tsx')).ArticleSubject,
);
const Brand = subject(
  'brands',
  async () => (await import('../features/brands/brand-subject.tsx')).BrandSubject,
);
const Compliance = subject(
  'kyc',
  async () => (await import('../features/kyc/compliance/compliance-subject.tsx')).ComplianceSubject,
);
const WatchLists = subject(
  'kyc',
  async () => (await import('../features/kyc/watch-lists/lists-subject.tsx')).WatchListsSubject,
);
const Configuration = subject(
  'configuration',
  async () =>
    (await import('../features/configuration/configuration-subject.tsx')).ConfigurationSubject,
);
const Opening = subject(
  'opening',
  async () => (await import('../features/opening/opening-subject.tsx')).OpeningSubject,
);
const Program = subject(
  'house',
  async () => (await import('../features/house/program/program-subject.tsx')).ProgramSubject,
);
const Stop = subject(
  'house',
  async () => (await import('../features/house/switches/stop-subject.tsx')).StopSubject,
);
const FiguresPolicy = subject(
  'reports',
  async () => (await import('../features/reports/policy-subject.tsx')).FiguresPolicySubject,
);
const Cover = subject(
  'reports',
  async () => (await import('../features/reports/cover/cover-subject.tsx')).CoverSubject,
);
const BankAccount = subject(
  'reports',
  async () => (await import('../features/reports/bank/account-subject.tsx')).AccountSubject,
);
const Player = subject('players', async () => {
  const { PlayerSubject } = await import('../features/players/player-subject.tsx');
  return PlayerSubject;
});
const PlayersMoney = subject('payments', async () => {
  const { MoneyStorySection } = await import('../features/payments/withdrawals/money-story.tsx');
  return ({ id }) => <MoneyStorySection uid={id} />;
});

/** The player whom a request is about, with their money for whoever may read it. */
function PlayerWithMoney({ request }: SubjectProps) {
  const mayReadMoney = useMay()('payments.read');
  const { id } = request.about;
  return (
    <>
      <Player id={id} request={request} />
      {mayReadMoney && <PlayersMoney id={id} request={request} />}
    </>
  );
}

/** By what the request is about rather than by its topic. */
const ofAbout = (Shown: Subject): Subject =>
  function About({ request }) {
    return <Shown id={request.about.id} request={request} />;
  };

/** A stop of a player ends beside what is known of them. */
function StopWithPlayer({ id, request }: SubjectProps) {
  return (
    <>
      <Stop id={id} request={request} />
      {request.about.kind === 'player' && <PlayerWithMoney id={id} request={request} />}
    </>
  );
}

/** The case of a subject by what is asked for: an action without one does not compile. */
export const requestSubjects: Readonly<Record<RequestActionName, Subject>> = {
  'payments.pay': Withdrawal,
  'payments.refund': PaymentCase,
  'payments.match': PlayerWithMoney,
  'payments.channel': Channel,
  'payments.channel-new': Channel,
  'payments.rule': WithdrawalRule,
  'ledger.adjust': PlayerWithMoney,
  'vouchers.create': VoucherBatch,
  'vouchers.export': VoucherCodes,
  'vouchers.product': VoucherShop,
  'staff.invite': ofAbout(Role),
  'staff.invite-again': Member,
  'staff.promote': Member,
  'staff.term': Member,
  'roles.widen': Role,
  'roles.networks': Role,
  'games.venue': Venue,
  'games.key': Venue,
  'games.promo': Venue,
  'games.new': ofAbout(Venue),
  'games.list': ofAbout(Venue),
  'games.terms': Game,
  'games.weight': Weight,
  'games.jackpot': Jackpot,
  'games.resume': StopWithPlayer,
  'wins.decide': Win,
  'limits.policy': PolicyFigure,
  'limits.restrict': PlayerWithMoney,
  'limits.readmit': PlayerWithMoney,
  'limits.reopen': PlayerWithMoney,
  'players.unblock': PlayerWithMoney,
  'kyc.listing': PlayerWithMoney,
  'kyc.compliance': Compliance,
  'kyc.list': WatchLists,
  'aml.decide': AmlCase,
  'aml.release': AmlCase,
  'aml.rule': AmlRule,
  'aml.policy': AmlPolicy,
  'privacy.close': PlayerWithMoney,
  'privacy.reopen': PlayerWithMoney,
  'privacy.incident': PrivacyIncident,
  'promotions.publish': Promotion,
  'promotions.gift': PlayerWithMoney,
  'mall.price': Goods,
  'vip.levels': VipLevels,
  'content.legal': Article,
  'content.brand': Brand,
  'content.brand-look': Brand,
  'configuration.import': Configuration,
  'configuration.undo': Configuration,
  'doors.open': Opening,
  'doors.attest': Opening,
  'release.approve': Program,
  'figures.policy': FiguresPolicy,
  'figures.month': Cover,
  'figures.balance': BankAccount,
};
