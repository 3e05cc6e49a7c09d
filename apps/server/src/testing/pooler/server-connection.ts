import type { Socket } from 'node:net';
import pg from 'pg';
import { createCutter, type Message, textAt, withText, write } from './messages.ts';

/** A connection to the database that is lent for a transaction. */
export interface ServerConnection {
  /** A message of whoever has it; statements are known by their text, whoever has prepared them. */
  take(message: Message, prepared: Map<string, Message>): void;
  lendTo(borrower: { hear(bytes: Buffer): void; giveBack(): void }): void;
  end(): Promise<void>;
}

/** Takes the login of the driver and nothing else of it: from then on messages are passed on as they are. */
export async function openServerConnection(url: string): Promise<ServerConnection> {
  const client = new pg.Client({ connectionString: url, application_name: 'pooler' });
  client.on('error', () => {});
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  let borrower: Parameters<ServerConnection['lendTo']>[0] | null = null;
  let unanswered = 0;
  let names = 0;
  const known = new Map<string, string>();
  /** Of each statement that is being prepared, whether the borrower has asked for it. */
  let preparing: boolean[] = [];

  const cut = createCutter(({ type, body }) => {
    if (type === '1' && preparing.shift() === false) return;
    borrower?.hear(write(type, body));
    if (type === 'E') known.clear();
    if (type !== 'Z') return;
    unanswered -= 1;
    if (unanswered > 0) return;
    preparing = [];
    if (body.toString('latin1') !== 'I') return;
    const last = borrower;
    borrower = null;
    last?.giveBack();
  });
  stream.on('data', cut);

  /** What it is called here; it is prepared first where nobody has yet. */
  function nameOf(parse: Message): string {
    const text = parse.body.subarray(parse.body.indexOf(0)).toString('latin1');
    let name = known.get(text);
    if (name === undefined) {
      names += 1;
      name = `pooled_${names}`;
      known.set(text, name);
      preparing.push(false);
      stream.write(write('P', withText(parse.body, 0, name)));
    }
    return name;
  }

  return {
    lendTo: (to) => {
      borrower = to;
    },
    take({ type, body }, prepared) {
      if (type === 'Q' || type === 'S') unanswered += 1;
      if (type === 'P') {
        // Its borrower waits for an answer. The name is the pooler's, which prepares it where it is used.
        preparing.push(true);
        return stream.write(write('P', withText(body, 0, '')));
      }
      const at = type === 'B' ? body.indexOf(0) + 1 : 1;
      const isNamed = type === 'B' || ((type === 'D' || type === 'C') && body[0] === 0x53);
      const parse = isNamed ? prepared.get(textAt(body, at)) : undefined;
      return stream.write(write(type, parse ? withText(body, at, nameOf(parse)) : body));
    },
    async end() {
      stream.destroy();
    },
  };
}
