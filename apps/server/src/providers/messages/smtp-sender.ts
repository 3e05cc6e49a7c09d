import { createTransport } from 'nodemailer';
import type { MessageSender } from './sender.ts';

export function smtpSender(url: string, from: string): MessageSender {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
