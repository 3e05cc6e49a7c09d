import { travellingTag } from '@perya/contract/brands/brand-tags';
import { payoutRailsMax, voucherGateway } from '@perya/contract/payments/staff-calls/channels';
import { channelPartners, voucherChannelId } from '@perya/contract/rules/payment-channels';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart, RowProblem } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';
import type { StaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import { areServedRails, isServed } from './is-served.ts';

interface PartNeeds {
  gateways: Gateways;
  pictures: StaffPictures;
}

/** Between one peso and a million, in centavos. */
const amount = z.int().check(z.minimum(100), z.maximum(100_000_000));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/));
const tip = z.string().check(z.maxLength(500));

const rail = z.strictObject({
  gateway: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  method: z.string().check(z.regex(/^[\w.:-]{0,60}$/)),
  cost_fixed: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  cost_basis_points: z.int().check(z.minimum(0), z.maximum(10_000)),
});

const schema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(999_999)),
  mode: z.enum(['deposit', 'withdraw']),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  flag: z.union([z.literal(1), z.literal(2)]),
  img: z.string().check(z.maxLength(200), z.regex(/^(?:|\/(?:art|files)\/[\w/.-]+)$/)),
  gateway: z.string().check(z.maxLength(60)),
  method: z.string().check(z.maxLength(60)),
  partner: z.enum(channelPartners),
  brands: z.nullable(z.array(travellingTag()).check(z.minLength(1))),
  min_amount: z.nullable(amount),
  max_amount: z.nullable(amount),
  quick_amounts: z.array(amount).check(z.maxLength(9)),
  tips: z.strictObject({ en: tip, tl: tip }),
  fee_fixed: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  fee_basis_points: z.int().check(z.minimum(0), z.maximum(10_000)),
  turnover_times: z.int().check(z.minimum(0), z.maximum(100)),
  cashback_tickets: z.int().check(z.minimum(0), z.maximum(100)),
  opens_at: z.nullable(timeOfDay),
  closes_at: z.nullable(timeOfDay),
  position: z.int().check(z.minimum(0), z.maximum(999)),
  payout_rails: z._default(z.array(rail).check(z.maxLength(payoutRailsMax)), []),
  state: z.enum(['open', 'closed']),
});
type ChannelLine = z.output<typeof schema>;

const gateway: Text = {
  en: 'the settings of this installation have no such gateway, or it cannot pay out',
  tl: 'walang ganitong gateway sa mga setting ng installation na ito, o hindi ito makapagbayad palabas',
};
const range: Text = {
  en: 'the smallest amount is above the largest',
  tl: 'mas mataas ang pinakamaliit na halaga kaysa sa pinakamalaki',
};
const hours: Text = {
  en: 'it opens and closes at an hour, or neither',
  tl: 'may oras ng pagbubukas at pagsasara, o wala pareho',
};
const languages: Text = {
  en: 'the tip is missing in one language, or has markup',
  tl: 'kulang sa isang wika ang tip, o may markup',
};
const voucher: Text = {
  en: 'vouchers have one channel, by its own number',
  tl: 'isa ang channel ng mga voucher, sa sarili nitong numero',
};
const twice: Text = {
  en: 'another channel of this direction has the name',
  tl: 'may ibang channel ng direksiyong ito na may ganitong pangalan',
};

const hasGoodTips = ({ en, tl }: ChannelLine['tips']) =>
  (en.trim() === '') === (tl.trim() === '') &&
  problemOfWords(en) === null &&
  problemOfWords(tl) === null;

function problemsAlone(gateways: Gateways, row: ChannelLine): RowProblem[] {
  const { id, min_amount, max_amount, opens_at, closes_at } = row;
  const wrong = [
    (!isServed(gateways, { ...row, payoutRails: [], rail: 0 }) ||
      !areServedRails(gateways, row, row.payout_rails)) &&
      gateway,
    (row.gateway === voucherGateway) !== (id === voucherChannelId) && voucher,
    min_amount !== null && max_amount !== null && min_amount > max_amount && range,
    (opens_at === null) !== (closes_at === null) && hours,
    !hasGoodTips(row.tips) && languages,
  ];
  return wrong.flatMap((says) => (says ? [{ key: String(id), says }] : []));
}

function listTwice(rows: readonly ChannelLine[]): RowProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, mode, name }) => {
    const known = `${mode} ${name}`;
    if (seen.has(known)) return [{ key: String(id), says: twice }];
    seen.add(known);
    return [];
  });
}

/** The ways to pay, for the file by which configuration travels. Gateways are settings of each installation. */
export const channelPart = ({ gateways, pictures }: PartNeeds): ConfigurationPart =>
  createRowPart({
    name: 'payments.channels',
    title: { en: 'Payment channels', tl: 'Mga channel ng pagbabayad' },
    table: 'payments.channel',
    key: ['id'],
    schema,
    fields: {
      // A moment before there were rails has none.
      payout_rails: {
        column: 'payout_rails',
        read: () => `coalesce(held.payout_rails, '[]'::jsonb)`,
        write: 'filled.payout_rails',
      },
    },
    also: {
      closed_by: `case filled.state when 'closed' then 'staff' else '' end`,
      updated_at: 'platform.clock()',
      rail: '0',
    },
    counter: 'version',
    retire: `state = 'closed', closed_by = 'staff', updated_at = platform.clock()`,
    isRetired: ({ state }) => state === 'closed',
    async refuse(rows) {
      const alone = rows.flatMap((row) => problemsAlone(gateways, row));
      const shown = rows.map(({ id, img }) => problemsOf(String(id), () => pictures.check(img)));
      return [...alone, ...listTwice(rows), ...(await Promise.all(shown)).flat()];
    },
    pictures: { of: ({ img }) => [img], store: pictures },
  });
