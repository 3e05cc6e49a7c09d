import { randomBytes, randomUUID } from 'node:crypto';
import { repeat } from '../repeat.ts';
import { type LiveCredential, type LivePlayer, lifeSeconds, topicsOf } from './credential.ts';
import { inTime, type Line, openLine, readAddress } from './mqtt-line.ts';

const controlTopic = '$CONTROL/dynamic-security/v1';
const sweepMs = 60_000;

interface Response {
  command: string;
  correlationData?: string;
  error?: string;
  data?: { clients?: string[] };
}

type Command = Record<string, unknown> & { command: string };

/** Says when it is over, so that whichever process comes by can end it. */
const namePattern = /^player-\d+-(\d+)-[\w-]+$/;

/**
 * Credentials at a Mosquitto, which knows no tokens: each is a client of its own in the plugin for dynamic
 * security, with a role for the topics of its player, until it is over. To end it cuts its connection.
 */
export function createDynamicSecurity(address: string) {
  const { url, username, password } = readAddress(address);
  const waiting = new Map<string, (response: Response) => void>();
  let line: Promise<Line> | null = null;

  function hear(_topic: string, message: unknown): void {
    const { responses = [] } = message as { responses?: Response[] };
    for (const response of responses) waiting.get(response.correlationData ?? '')?.(response);
  }

  async function open(): Promise<Line> {
    const onEnd = () => {
      line = null;
    };
    const clientId = `perya-control-${randomUUID()}`;
    const opened = await openLine(
      url,
      { clientId, username, password },
      { onMessage: hear, onEnd },
    );
    await inTime(opened.client.subscribe([`${controlTopic}/response`]));
    return opened;
  }

  /** Carries the commands out in their order and answers what became of each. */
  async function order(commands: readonly Command[]): Promise<Response[]> {
    line ??= open();
    const used = line;
    const named = commands.map((command) => ({ ...command, correlationData: randomUUID() }));
    const answers = named.map(
      ({ correlationData }) =>
        new Promise<Response>((resolve) => waiting.set(correlationData, resolve)),
    );
    try {
      const { client } = await used;
      const payload = JSON.stringify({ commands: named });
      await inTime(client.pub({ topic: controlTopic, payload, qos: 1 }));
      return await inTime(Promise.all(answers));
    } catch (error) {
      if (line === used) line = null;
      void used.then(({ end }) => end()).catch(() => {});
      throw error;
    } finally {
      for (const { correlationData } of named) waiting.delete(correlationData);
    }
  }

  const remove = (names: readonly string[]) =>
    names.flatMap((name) => [
      { command: 'deleteClient', username: name },
      { command: 'deleteRole', rolename: name },
    ]);

  /** What is over goes, with its connection; another process may have been quicker. */
  async function sweep(): Promise<number> {
    const [listed] = await order([{ command: 'listClients', count: -1, offset: 0 }]);
    const now = Date.now() / 1000;
    const over = (listed?.data?.clients ?? []).filter(
      (name) => Number(namePattern.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) <= now,
    );
    if (over.length > 0) await order(remove(over.slice(0, 500)));
    return over.length;
  }

  const sweeping = repeat({
    everyMs: sweepMs,
    act: async () => ((await sweep()) > 500 ? 0 : undefined),
    onError() {},
  });

  return {
    async make({ uid }: LivePlayer, life = lifeSeconds): Promise<LiveCredential> {
      const expiresAt = Math.floor(Date.now() / 1000) + life;
      const name = `player-${uid}-${expiresAt}-${randomBytes(9).toString('base64url')}`;
      const topics = topicsOf(uid);
      const clientId = `perya-${uid}-${randomBytes(9).toString('base64url')}`;
      const secret = randomBytes(24).toString('base64url');
      const acls = topics.map((topic) => ({
        acltype: 'subscribeLiteral',
        topic,
        priority: 0,
        allow: true,
      }));
      const answers = await order([
        { command: 'createRole', rolename: name, acls },
        {
          command: 'createClient',
          username: name,
          password: secret,
          clientid: clientId,
          roles: [{ rolename: name, priority: 0 }],
        },
      ]);
      const failed = answers.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`The broker refuses ${failed.command}: ${failed.error}`);
      return { clientId, username: name, password: secret, topics, expiresAt };
    },
    sweep,
    async close(): Promise<void> {
      await sweeping.stop();
      const last = line;
      line = null;
      await last?.then(({ end }) => end()).catch(() => {});
    },
  };
}
