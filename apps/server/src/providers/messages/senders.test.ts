import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createMail } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { chooseSenders, requireSafeMail } from './choose-senders.ts';
import { inboxSender } from './inbox-sender.ts';
import { semaphoreSender, twilioSender } from './sms-carriers.ts';
import { smtpSender } from './smtp-sender.ts';

const message = { to: '+639171234567', subject: 'Perya', text: '123456 is your code & more' };

interface Heard {
  url: string;
  authorization: string;
  body: string;
}

/** A carrier that answers the given statuses in turn and remembers what it heard. */
async function startCarrier(...statuses: number[]): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    heard.push({
      url: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body,
    });
    response.writeHead(statuses[heard.length - 1] ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, heard };
}

describe('carriers', () => {
  test('Semaphore gets the number without its plus, the text and the key', async () => {
    const { url, heard } = await startCarrier();
    await semaphoreSender({ url, apiKey: 'k', senderName: 'PERYA' }).send(message);
    expect(heard[0]?.url).toBe('/api/v4/messages');
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
      apikey: 'k',
      number: '639171234567',
      message: message.text,
      sendername: 'PERYA',
    });
  });

  test('Twilio gets the number, the sender and basic credentials', async () => {
    const { url, heard } = await startCarrier();
    await twilioSender({ url, accountSid: 'AC1', authToken: 't', from: '+1555' }).send(message);
    expect(heard[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(heard[0]?.authorization).toBe(`Basic ${Buffer.from('AC1:t').toString('base64')}`);
    expect(new URLSearchParams(heard[0]?.body).get('To')).toBe('+639171234567');
  });

  test('a failure that may pass is tried again', async () => {
    const { url, heard } = await startCarrier(500, 429, 202);
    await inboxSender(() => url, 'key').send(message);
    expect(heard).toHaveLength(3);
  });

  test('what is told to a carrier is not sent on to another address', async () => {
    const elsewhere = await startCarrier();
    for (const status of [301, 302, 303, 307, 308]) {
      const heard: string[] = [];
      const server = createServer((request, response) => {
        heard.push(request.url ?? '');
        response.writeHead(status, { location: elsewhere.url }).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      const { port } = server.address() as { port: number };
      const url = `http://127.0.0.1:${port}`;
      const sender = semaphoreSender({ url, apiKey: 'k', senderName: 'PERYA' });
      await expect(sender.send(message)).rejects.toThrow(`HTTP ${status}`);
      expect(heard).toHaveLength(1);
    }
    expect(elsewhere.heard).toEqual([]);
  });

  test('a refusal is final at once, and so is the third failure', async () => {
    const refusing = await startCarrier(400);
    await expect(inboxSender(() => refusing.url, 'key').send(message)).rejects.toThrow('HTTP 400');
    expect(refusing.heard).toHaveLength(1);
    const failing = await startCarrier(500, 500, 500, 200);
    await expect(inboxSender(() => failing.url, 'key').send(message)).rejects.toThrow('HTTP 500');
    expect(failing.heard).toHaveLength(3);
  });

  test('phones go to the carrier, addresses to the mail server, and without either nothing seems sent', async () => {
    const { url, heard } = await startCarrier();
    const sms = { carrier: 'semaphore', url, apiKey: 'k', senderName: 'P' } as const;
    const sender = chooseSenders({ sms, smtp: null }, null);
    await sender.send(message);
    expect(heard).toHaveLength(1);
    await expect(sender.send({ ...message, to: 'a@b.ph' })).rejects.toThrow('No carrier');
  });
});

describe('a production server', () => {
  const carrier = { PERYA_SMS: 'semaphore', PERYA_SMS_KEY: 'k', PERYA_SMS_FROM: 'PERYA' };

  test('does not start with a mail server elsewhere whose address switches TLS off', () => {
    const start = (PERYA_SMTP_URL: string, NODE_ENV = 'production') =>
      requireSafeMail(readSettings({ NODE_ENV, ...carrier, PERYA_SMTP_URL }));
    for (const option of ['ignoreTLS=true', 'tls.rejectUnauthorized=false', 'requireTLS=false']) {
      expect(() => start(`smtp://mail.example.ph:587?${option}`)).toThrow(/PERYA_SMTP_URL/);
      start(`smtp://127.0.0.1:25?${option}`);
      start(`smtp://mail.example.ph:587?${option}`, 'development');
    }
    start('smtp://mail.example.ph:587?name=perya');
    start('smtps://mail.example.ph');
  });
});

describe('a mail server without TLS', () => {
  /** Speaks SMTP in the clear and offers nothing else. */
  async function startMail() {
    const heard: string[] = [];
    const server = createMail((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (data) => {
        heard.push(String(data));
        const line = String(data);
        if (line.startsWith('STARTTLS')) socket.write('502 not here\r\n');
        else socket.write(line.startsWith('DATA') ? '354 go\r\n' : '250 ok\r\n');
      });
      socket.on('error', () => {});
    }).listen(0);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return { port: typeof address === 'object' && address ? address.port : 0, heard };
  }
  const mail = { to: 'ana@example.ph', subject: 'Perya', text: '123456 is your code' };
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

  test('is sent codes on this machine', async () => {
    const { port, heard } = await startMail();
    await smtpSender(`smtp://127.0.0.1:${port}`, 'no-reply@example.ph').send(mail);
    expect(heard.join('')).toContain('123456');
  });

  test('is sent none elsewhere', async () => {
    const { port, heard } = await startMail();
    const host = elsewhere ?? '0.0.0.0';
    const sent = smtpSender(`smtp://${host}:${port}`, 'no-reply@example.ph').send(mail);
    await expect(sent).rejects.toThrow('STARTTLS');
    expect(heard.join('')).not.toContain('123456');
  });
});
