import { say, type Text } from '@perya/contract/text';
import type pg from 'pg';
import type { EventType, HeardEvent } from '../../platform/events/event.ts';
import { createEventReader, type Hearing, on } from '../../platform/events/event-reader.ts';
import type { LogReader } from '../../platform/events/log-reader.ts';
import { writeLetter } from '../../platform/outbox/outbox.store.ts';
import { messageLetter } from '../../providers/messages/message-letter.ts';
import { identityEvents } from '../identity/index.ts';
import { limitsEvents } from '../limits/index.ts';
import type { MessagesServices } from './dependencies.ts';
import * as texts from './notice-texts.ts';

/** Whoever acts chooses the language of a request, and that may be a thief: notices keep to one. */
const language = 'en_US';

/** Tells players what happened to their account, by SMS through the outbox. */
export function createNoticeReader({ identity }: MessagesServices): LogReader {
  async function tell(client: pg.PoolClient, uid: bigint, brand: string, text: Text) {
    const to = await identity.contactOf(uid);
    if (to === null) return;
    const message = { to, subject: brand, text: say(text, language) };
    await writeLetter(client, messageLetter(uid, message));
  }

  /** `textOf` answers null where the player need not be told. */
  function notice<Payload extends { brand: string }>(
    type: EventType<Payload>,
    textOf: (payload: Payload) => Text | null,
  ): Hearing {
    return on(type, async (client, { uid, payload }: HeardEvent<Payload>) => {
      const text = textOf(payload);
      if (uid !== null && text) await tell(client, uid, payload.brand, text);
    });
  }

  return createEventReader('messages.notices', [
    notice(identityEvents.loggedIn, (login) =>
      login.isNewDevice && !login.isFirst ? texts.newDeviceText(login) : null,
    ),
    notice(identityEvents.passwordChanged, texts.passwordText),
    notice(identityEvents.secondFactorChanged, (change) =>
      texts.secondFactorText(change, change.isOn),
    ),
    notice(identityEvents.detailChanged, (change) =>
      change.fields.includes('email') ? texts.emailText(change) : null,
    ),
    notice(limitsEvents.limitsChanged, ({ brand }) => texts.playLimitsText(brand)),
    notice(limitsEvents.excluded, ({ brand }) => texts.exclusionText(brand)),
  ]);
}
