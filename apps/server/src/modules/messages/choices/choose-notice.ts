import type { RequestOf } from '@perya/contract/call';
import type { chooseNotice as call, NoticeChoices } from '@perya/contract/messages/calls/choices';
import { isAlwaysTold, offersConsent } from '@perya/contract/rules/notices/notice-choices';
import { say } from '@perya/contract/text';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import { noticeChosen } from '../events.ts';
import type { MessagesServices } from '../services.ts';
import { getNoticeChoices } from './read-choices.ts';

/** Keeps what the player wants to be told; of a consent the words that they have read. */
export async function chooseNotice(
  services: MessagesServices,
  context: PlayerContext,
  { topic, channel, is_on: isOn, version: read }: RequestOf<typeof call>,
): Promise<NoticeChoices> {
  const { uid, language, address, requestId } = context;
  if (isAlwaysTold({ topic, channel })) throw new Refusal('NOTICE_ALWAYS_SENT');
  const isConsent = topic === 'offers' && isOn;
  if (isConsent && read !== offersConsent.version) throw new Refusal('CONSENT_CHANGED');
  await services.rateLimiter.count('noticeChoice', String(uid));
  const version = isConsent ? offersConsent.version : null;
  const words = isConsent ? say(offersConsent.words[channel], language) : null;
  const device = deviceName(context.userAgent);
  const step = { topic, channel, isOn, version, words, device, address };
  const isChanged = await services.audit.record(byPlayer(uid, context), async (tx) => {
    if (!(await services.choices.choose(tx, uid, step))) return nothingChanged(false);
    const entry = {
      action: 'messages.notice-chosen',
      subject: { kind: 'player', uid },
      after: { topic, channel, is_on: isOn, version },
    } as const;
    const event = eventOf(noticeChosen, { uid, key: requestId }, { topic, channel, isOn });
    return { result: true, entries: [entry], events: [event] };
  });
  if (isChanged) services.metrics.countChosen({ topic, channel, isOn });
  return getNoticeChoices(services, context);
}
