import { type ChannelToAdd, voucherGateway } from '@perya/contract/payments/staff-calls/channels';
import { voucherChannelId } from '@perya/contract/rules/payment-channels';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { factsOf, settingsOf } from './channel-settings.ts';
import { modeNames, type Setting, settingNames, textOf } from './channel-words.ts';
import type { ChannelRoute } from './channels.store.ts';

const routeOf = ({ mode, flag, gateway, method, partner }: ChannelToAdd): ChannelRoute => ({
  mode,
  flag,
  gateway,
  method,
  partner,
});

/** Where its money would go; a gateway is set at the machine, and nobody brings one of their own. */
function refuseRoute({ hasGateway }: DeskServices, { mode, gateway }: ChannelToAdd): void {
  const isServed =
    gateway === voucherGateway
      ? mode === 'deposit'
      : hasGateway({ id: 0, mode, gateway, payoutRails: [], rail: 0 });
  if (!isServed) throw new Refusal('CHANNEL_GATEWAY');
}

function describeNew(wanted: ChannelToAdd) {
  const facts = factsOf(settingsOf(wanted));
  const said = (Object.keys(facts) as Setting[])
    .filter((name) => name !== 'name')
    .map((name) => ({ name: settingNames[name], is: textOf(name, facts[name]) }))
    .filter(({ is }) => is !== '–');
  const { mode, name, gateway, method, partner } = wanted;
  const way = method === '' ? gateway : `${gateway} (${method})`;
  const en = said.map((line) => `${line.name.en} ${line.is}`).join('; ');
  const tl = said.map((line) => `${line.name.tl} ${line.is}`).join('; ');
  return {
    en: `A new channel ${name} of ${modeNames[mode].en} by the gateway ${way}, shown in ${partner}: ${en}. It begins closed.`,
    tl: `Bagong channel na ${name} ng ${modeNames[mode].tl} sa gateway na ${way}, ipinapakita sa ${partner}: ${tl}. Sarado ito sa simula.`,
  };
}

/** Adds a way to pay. Vouchers have one number, by which the app knows them. */
export function addChannel(services: DeskServices): RequestAction<ChannelToAdd> {
  const { channels, pictures } = services;
  return {
    async describe(wanted) {
      refuseRoute(services, wanted);
      await pictures.check(wanted.img);
      const { mode, name, gateway } = wanted;
      for (const each of await channels.list()) {
        if (each.mode === mode && each.name === name) throw new Refusal('CHANNEL_NAME');
        if (gateway === voucherGateway && each.id === voucherChannelId) {
          throw new Refusal('CHANNEL_GATEWAY');
        }
      }
      const topic = `${mode} ${name}`;
      return { subject: { kind: 'house' }, topic, says: describeNew(wanted) };
    },
    async carryOut(tx, { input, reason, request }) {
      refuseRoute(services, input);
      const { mode, gateway } = input;
      const settings = settingsOf(input);
      if (await channels.holdName(tx, { mode, name: settings.name, id: 0 })) {
        throw new Refusal('CHANNEL_NAME');
      }
      const isVoucher = gateway === voucherGateway;
      if (isVoucher && (await channels.isThere(tx, voucherChannelId))) {
        throw new Refusal('CHANNEL_GATEWAY');
      }
      const id = isVoucher ? voucherChannelId : await channels.nextId(tx, mode);
      const row = await channels.insert(tx, id, { ...routeOf(input), ...settings });
      const after = { ...routeOf(input), ...factsOf(row), asked_by: request.askedBy };
      return {
        entries: [
          {
            action: 'payments.channel-added',
            subject: { kind: 'channel', id: String(id) },
            after,
            reason,
          },
        ],
      };
    },
  };
}
