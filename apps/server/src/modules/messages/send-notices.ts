import { isTold } from '@perya/contract/rules/notices/notice-choices';
import { say, type Text } from '@perya/contract/text';
import type pg from 'pg';
import type { EventType, ReceivedEvent } from '../../platform/events/event.ts';
import { createEventReader, type EventHandler, on } from '../../platform/events/event-reader.ts';
import type { LogReader } from '../../platform/events/log-reader.ts';
import { writeToOutbox } from '../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../providers/messages/message-outbox.ts';
import { amlEvents } from '../aml/index.ts';
import { gamesEvents } from '../games/index.ts';
import { identityEvents } from '../identity/index.ts';
import { kycEvents } from '../kyc/index.ts';
import { limitsEvents } from '../limits/index.ts';
import { paymentsEvents } from '../payments/index.ts';
import { heldChoices } from './choices/choices.present.ts';
import { kycDecidedText } from './kyc-texts.ts';
import * as limitsTexts from './limits-texts.ts';
import * as texts from './notice-texts.ts';
import { writePush } from './push/push-outbox.ts';
import type { MessagesServices } from './services.ts';

/** Notifies players of changes to their account, through the outbox: by SMS, and where named by email. */
export function createNoticeReader(services: MessagesServices): LogReader {
  const { identity, choices } = services;
  async function notify(
    client: pg.PoolClient,
    uid: bigint,
    brand: string,
    text: Text,
    { further, tag }: { further: readonly string[]; tag: string },
  ) {
    const phone = await identity.contactOf(uid);
    // Not the language of the request: an attacker could choose one that the player cannot read.
    const language = await identity.languageOf(uid);
    const all = new Set(phone === null ? further : [phone, ...further]);
    for (const to of all) {
      const message = { to, subject: brand, text: say(text, language) };
      await writeToOutbox(client, toOutboxMessage(uid, message));
    }
    // On a device nothing of it is said: a notification is read by whoever looks at the phone.
    const held = heldChoices(await choices.list(uid, client));
    if (!isTold({ topic: 'security', channel: 'push' }, held, { isAway: false })) return;
    const said = say(texts.changedText(brand), language);
    await writePush(services, client, { uid, topic: 'security', title: brand, text: said, tag });
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
    return on(type, async (client, { uid, seq, payload }: ReceivedEvent<Payload>) => {
      const text = textOf(payload);
      if (uid === null || !text) return;
      const further = await furtherOf(payload, uid);
      await notify(client, uid, payload.brand, text, { further, tag: `account-${seq}` });
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
    notice(identityEvents.accountClosed, texts.accountClosedText, provedEmail),
    notice(identityEvents.accountReopened, texts.accountReopenedText, provedEmail),
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
    notice(kycEvents.listed, limitsTexts.listedText),
    notice(kycEvents.unlisted, limitsTexts.unlistedText),
    notice(limitsEvents.limitsChanged, limitsTexts.playLimitsText),
    notice(limitsEvents.excluded, limitsTexts.exclusionText),
    notice(limitsEvents.readmitted, limitsTexts.readmissionText),
    notice(limitsEvents.restricted, limitsTexts.restrictionText),
    notice(limitsEvents.inactiveWarned, limitsTexts.inactiveText, provedEmail),
    notice(limitsEvents.accountDormant, limitsTexts.dormantAccountText, provedEmail),
    notice(limitsEvents.dormancyEnded, limitsTexts.dormancyEndedText, provedEmail),
    notice(paymentsEvents.accountAdded, texts.accountAddedText, provedEmail),
    notice(paymentsEvents.withdrawalAsked, texts.withdrawalText, provedEmail),
    notice(amlEvents.documentsAsked, texts.documentsAskedText, provedEmail),
    notice(gamesEvents.winHeld, texts.winHeldText),
    notice(gamesEvents.winReleased, texts.winReleasedText),
    notice(gamesEvents.winRefused, texts.winRefusedText),
    notice(gamesEvents.jackpotWon, texts.jackpotWonText),
  ]);
}
