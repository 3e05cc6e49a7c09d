import type { ChannelWanted } from '@perya/contract/payments/staff-calls/channels';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { changeChannelWithin, checkChannel } from './change-channel.ts';
import { modeNames, type Setting, settingNames, textOf } from './channel-words.ts';

/** Changes a channel in a way that may cost money. */
export function loosenChannel(services: DeskServices): RequestAction<ChannelWanted> {
  return {
    async describe(input) {
      const { held, before, after } = await checkChannel(services, input);
      const changes = (Object.keys(after) as Setting[]).map((name) => ({
        name: settingNames[name],
        is: textOf(name, after[name]),
        was: textOf(name, before[name]),
      }));
      const mode = modeNames[held.mode];
      const en = changes.map(({ name, is, was }) => `${name.en} ${is} instead of ${was}`);
      const tl = changes.map(({ name, is, was }) => `${name.tl} ${is} sa halip na ${was}`);
      return {
        subject: { kind: 'channel', id: String(input.id) },
        topic: String(input.id),
        says: {
          en: `Channel ${held.name} of ${mode.en} changes at once: ${en.join('; ')}.`,
          tl: `Agad na magbabago ang channel na ${held.name} ng ${mode.tl}: ${tl.join('; ')}.`,
        },
      };
    },
    carryOut(tx, { input, reason }) {
      return changeChannelWithin(services, tx, input, { reason, isAlone: false });
    },
  };
}
