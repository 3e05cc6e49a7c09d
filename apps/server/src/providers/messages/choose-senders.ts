import { StartError } from '../../platform/start-error.ts';
import { inboxSender } from './inbox-sender.ts';
import type { MessageSender } from './sender.ts';
import type { MessageSettings } from './settings.ts';
import { semaphoreSender, twilioSender } from './sms-carriers.ts';
import { isSafeMailUrl, smtpSender } from './smtp-sender.ts';

/** Says no to every message: an installation without a carrier must not seem to send. */
const nobody: MessageSender = {
  send: () => Promise.reject(new Error('No carrier is configured for messages')),
};

/** A code that is sent in the clear is everybody's on its way. */
export function requireSafeMail({ environment, smtp }: MessageSettings & { environment: string }) {
  if (environment !== 'production' || !smtp || isSafeMailUrl(smtp.url)) return;
  throw new StartError(
    'Setting PERYA_SMTP_URL switches TLS off, which NODE_ENV=production does not allow for a server elsewhere: leave out what it says of TLS.',
  );
}

/** Phones by the SMS carrier, addresses by SMTP, either by the sandbox inbox where that is switched on. */
export function chooseSenders(
  { sms, smtp }: MessageSettings,
  inbox: { url: () => string; key: string } | null,
): MessageSender {
  const sandbox = inbox ? inboxSender(inbox.url, inbox.key) : nobody;
  const phones = () => {
    if (sms?.carrier === 'semaphore') return semaphoreSender(sms);
    if (sms?.carrier === 'twilio') return twilioSender(sms);
    return sandbox;
  };
  const byPhone = phones();
  const byEmail = smtp ? smtpSender(smtp.url, smtp.from) : sandbox;
  return {
    send: (message) => (message.to.startsWith('+') ? byPhone : byEmail).send(message),
  };
}
