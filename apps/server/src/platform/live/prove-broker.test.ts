import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { Aedes } from 'aedes';
import { expect, onTestFinished, test } from 'vitest';
import { createKeyring } from '../keyring.ts';
import { StartError } from '../start-error.ts';
import { type LivePlayer, readCredential, topicsOf } from './credential.ts';
import { createLive } from './live.ts';

const key = 'what both sides know';
const sign = (text: string) => createHmac('sha256', key).update(text).digest();

interface Weak {
  letsAnybodyIn?: boolean;
  grants?: (topic: string, player: LivePlayer | undefined) => boolean;
  letsPlayersPublish?: boolean;
  refusesPlayers?: boolean;
}

const ownTopics = (topic: string, player: LivePlayer | undefined) =>
  player !== undefined && topicsOf(player.uid).includes(topic);

/** A broker that keeps the rules of docs/live.md, but for what it is told to be weak in. */
async function startBroker(weak: Weak = {}, port = 0) {
  const players = new WeakMap<object, LivePlayer>();
  const servers = new WeakSet<object>();
  const { grants = ownTopics } = weak;
  const aedes = await Aedes.createBroker({
    authenticate(client, username, password, done) {
      if (username === 'perya' && String(password) === 'secret') {
        servers.add(client);
        return done(null, true);
      }
      const shown = { clientId: client.id, username, password: String(password ?? '') };
      const player = weak.refusesPlayers ? null : readCredential(sign, shown);
      if (player) players.set(client, player);
      done(null, player !== null || weak.letsAnybodyIn === true);
    },
    authorizeSubscribe: (client, subscription, done) =>
      done(null, grants(subscription.topic, players.get(client)) ? subscription : null),
    authorizePublish(client, _packet, done) {
      const may = client === null || servers.has(client) || weak.letsPlayersPublish;
      done(may ? null : new Error('refused'));
    },
  });
  const server = createServer(aedes.handle);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise<void>((resolve) => aedes.close(resolve));
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function liveAt(port: number) {
  const url = `mqtt://perya:secret@127.0.0.1:${port}`;
  const outsideBroker = { url, playerUrl: `mqtt://127.0.0.1:${port}`, key };
  const live = createLive({
    keyring: createKeyring(Buffer.alloc(32)),
    settings: { outsideBroker },
  });
  onTestFinished(live.close);
  return live;
}

const player = { uid: 7n, session: 's' };

test('a broker that keeps the rules is taken', async () => {
  const live = liveAt(await startBroker());
  await live.prove();
  expect((await live.credentialFor(player)).topics).toEqual(topicsOf(7n));
});

test.each<[string, Weak]>([
  ['anybody may listen to wallet_notify_1 and #', { letsAnybodyIn: true, grants: () => true }],
  [
    'anybody may listen to #',
    { letsAnybodyIn: true, grants: (topic, who) => topic === '#' || ownTopics(topic, who) },
  ],
  [
    'a player may listen to wallet_notify_1 and # and +',
    { grants: (_topic, who) => who !== undefined },
  ],
  ['a player may listen to +', { grants: (topic, who) => topic === '+' || ownTopics(topic, who) }],
  ['players may publish', { letsPlayersPublish: true }],
  ['players may not listen to their topics', { grants: () => false }],
  ['it refuses what we give to players', { refusesPlayers: true }],
])('one where %s is refused at the start', async (what, weak) => {
  const proved = liveAt(await startBroker(weak)).prove();
  await expect(proved).rejects.toThrow(StartError);
  await expect(proved).rejects.toThrow(`The broker of MQTT_PLAYER_URL is not safe: ${what}`);
});

test('one that is away lets the house start, and is given nothing', async () => {
  const live = liveAt(9);
  await live.prove();
  await expect(live.credentialFor(player)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const message = { topic: 'wallet_notify_7', message: { messageId: 'p-1' } };
  await expect(live.carriers['live']?.(message)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
