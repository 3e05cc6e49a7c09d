import { type ChannelWanted, channelWanted } from '@perya/contract/payments/staff-calls/channels';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface LoosenChannelNeeds {
  payments: { desk: Pick<Payments['desk'], 'checkChannel' | 'loosenChannel'> };
}

/** Changes a channel in a way that may cost money. */
export function createLoosenChannel(needs: LoosenChannelNeeds): RequestAction<ChannelWanted> {
  const { desk } = needs.payments;
  return {
    name: 'payments.channel',
    input: channelWanted,
    async check(input) {
      await desk.checkChannel(input);
    },
    async describe(input) {
      const { held, before, after } = await desk.checkChannel(input);
      // As the audit names them: amounts in centavos would be misread.
      const told = (value: unknown, name: string) =>
        value !== null && /amount|fee_fixed/.test(name)
          ? String(value).replace(/(\d\d)(?=,|$)/g, '.$1')
          : String(value ?? '–');
      const changes = Object.keys(after)
        .map((name) => `${name} ${told(before[name], name)} → ${told(after[name], name)}`)
        .join('; ');
      return {
        subject: { kind: 'channel', id: String(input.id) },
        topic: String(input.id),
        says: {
          en: `Channel ${held.name} (${held.mode}) changes at once: ${changes}.`,
          tl: `Agad na magbabago ang channel na ${held.name} (${held.mode}): ${changes}.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      return { ...(await desk.loosenChannel(tx, { ...input, reason })), events: [] };
    },
  };
}
