import { createServer } from 'node:http';
import { createPushBrowser } from './push-browser.ts';

// As a process of its own for tests in a browser: it listens where it is told, its first line is what the browser
// subscribes with, and each line after that what the browser could read of a notification that the house sent.
const origin = process.argv[2] ?? '';
const browser = createPushBrowser(`${origin}/send/browser`);
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  say(browser.read(Buffer.concat(parts)));
  response.writeHead(201).end();
});
server.listen(Number(new URL(origin).port), '127.0.0.1', () => say(browser.subscription));
