import { createTransport } from 'nodemailer';
import type { MessageSender } from './sender.ts';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What an address may ask of the transport that takes its encryption away, or makes it believe anybody. */
const loosening = ['ignoretls', 'requiretls', 'opportunistictls', 'secure', 'tls'];

/** Whether codes to this server go out encrypted, or do not leave the machine. */
export function isSafeMailUrl(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  if (loopback.test(hostname)) return true;
  const asked = [...searchParams.keys()].map((name) => name.toLowerCase().split('.', 1)[0] ?? '');
  return !asked.some((name) => loosening.includes(name));
}

/** Codes open accounts: a server elsewhere that offers no TLS, or one whose certificate is not its own, is sent none. */
function mailTransport(url: string) {
  const requireTLS = !loopback.test(new URL(url).hostname);
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
  return { url, pool: true, requireTLS, ...timeouts } as const;
}

export function smtpSender(url: string, from: string): MessageSender {
  const transport = createTransport(mailTransport(url));
  return {
    async send({ to, subject, text, file }) {
      const attachments = file
        ? [
            {
              filename: file.name,
              content: file.text,
              ...(file.encoding && { encoding: file.encoding }),
            },
          ]
        : [];
      await transport.sendMail({ from, to, subject, text, attachments });
    },
  };
}
