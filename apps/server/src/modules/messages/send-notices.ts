import { say, type Text } from '@perya/contract/text';
import type pg from 'pg';
import type { EventType, ReceivedEvent } from '../../platform/events/event.ts';
import { createEventReader, type EventHandler, on } from '../../platform/events/event-reader.ts';
import type { LogReader } from '../../platform/events/log-reader.ts';
import { writeToOutbox } from '../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../providers/messages/message-outbox.ts';
import { gamesEvents } from '../games/index.ts';
import { identityEvents } from '../identity/index.ts';
import { kycEvents } from '../kyc/index.ts';
import { limitsEvents } from '../limits/index.ts';
import { paymentsEvents } from '../payments/index.ts';
import { kycDecidedText } from './kyc-texts.ts';
import * as texts from './notice-texts.ts';
import type { MessagesServices } from './services.ts';

/** Notifies players of changes to their account, through the outbox: by SMS, and where named by email. */
export function createNoticeReader({ identity }: MessagesServices): LogReader {
  async function notify(
    client: pg.PoolClient,
    uid: bigint,
    brand: string,
    text: Text,
    further: readonly string[],
  ) {
    const phone = await identity.contactOf(uid);
    // Not the language of the request: an attacker could choose one that the player cannot read.
    const language = await identity.languageOf(uid);
    const all = new Set(phone === null ? further : [phone, ...further]);
    for (const to of all) {
      const message = { to, subject: brand, text: say(text, language) };
      await writeToOutbox(client, toOutboxMessage(uid, message));
    }
  }

  /** `textOf` answers null where no notice is needed; `furtherOf` names who is told beside the phone. */
  function notice<Payload extends { brand: string }>(
    type: EventType<Payload>,
    textOf: (payload: Payload) => Text | null,
    furtherOf: (
      payload: Payload,
      uid: bigint,
    ) => readonly string[] | Promise<readonly string[]> = () => [],
  ): EventHandler {
    return on(type, async (client, { uid, payload }: ReceivedEvent<Payload>) => {
      const text = textOf(payload);
      if (uid === null || !text) return;
      await notify(client, uid, payload.brand, text, await furtherOf(payload, uid));
    });
  }

  /** Of where money goes the player is told by email too, where the address is proved. */
  const provedEmail = async (_payload: unknown, uid: bigint) => {
    const email = await identity.provedEmailOf(uid);
    return email === null ? [] : [email];
  };

  return createEventReader('messages.notices', [
    notice(identityEvents.loggedIn, (login) =>
      login.isNewDevice && !login.isFirst ? texts.newDeviceText(login) : null,
    ),
    notice(identityEvents.passwordChanged, texts.passwordText),
    notice(identityEvents.secondFactorChanged, (change) =>
      texts.secondFactorText(change, change.isOn),
    ),
    notice(identityEvents.passkeyChanged, texts.passkeyText),
    notice(identityEvents.recoveryCodesRenewed, texts.recoveryCodesText),
    notice(identityEvents.dataExported, texts.dataExportedText),
    notice(
      identityEvents.detailChanged,
      (change) => (change.fields.includes('email') ? texts.emailText(change) : null),
      ({ replacedEmail }) => (replacedEmail === undefined ? [] : [replacedEmail]),
    ),
    notice(identityEvents.emailProved, texts.emailProvedText),
    notice(identityEvents.phoneChanged, texts.phoneText, ({ before, after, email }) => [
      before,
      after,
      ...(email === null ? [] : [email]),
    ]),
    notice(kycEvents.statusChanged, ({ brand, before, after }) => {
      if (after === 'block') return texts.blockedText(brand);
      return before === 'block' ? texts.unblockedText(brand) : null;
    }),
    notice(kycEvents.decided, kycDecidedText),
    notice(limitsEvents.limitsChanged, texts.playLimitsText),
    notice(limitsEvents.excluded, texts.exclusionText),
    notice(paymentsEvents.accountAdded, texts.accountAddedText, provedEmail),
    notice(paymentsEvents.withdrawalAsked, texts.withdrawalText, provedEmail),
    notice(gamesEvents.winHeld, texts.winHeldText),
    notice(gamesEvents.winReleased, texts.winReleasedText),
    notice(gamesEvents.winRefused, texts.winRefusedText),
  ]);
}
