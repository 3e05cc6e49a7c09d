import { expect, test } from 'vitest';
import { createRoomHub } from './room-hub.ts';

const key = { venue: 'studio', game: 'saranggola' };
const other = { venue: 'studio', game: 'color-game-live' };

test('everybody in a room hears of a change by one reading, and nobody elsewhere does', async () => {
  let readings = 0;
  const hub = createRoomHub({ read: async () => ({ reading: ++readings }), log: () => {} });
  const heard: string[] = [];
  hub.listen(key, (message) => heard.push(`first ${message}`));
  hub.listen(key, (message) => heard.push(`second ${message}`));
  hub.listen(other, (message) => heard.push(`other ${message}`));
  await hub.refresh(key);
  expect(heard).toEqual(['first {"reading":1}', 'second {"reading":1}']);
  expect(hub.listened()).toEqual([key, other]);
});

test('changes that come while the room is read are told by one more reading, not by one each', async () => {
  let readings = 0;
  const gate = Promise.withResolvers<void>();
  const hub = createRoomHub({
    read: async () => {
      readings += 1;
      if (readings === 1) await gate.promise;
      return readings;
    },
    log: () => {},
  });
  const heard: string[] = [];
  hub.listen(key, (message) => heard.push(message));
  const first = hub.refresh(key);
  await Promise.all([hub.refresh(key), hub.refresh(key), hub.refresh(key)]);
  gate.resolve();
  await first;
  expect(heard).toEqual(['1', '2']);
});

test('who has left hears nothing, and an empty room is not read', async () => {
  let readings = 0;
  const hub = createRoomHub({ read: async () => ++readings, log: () => {} });
  const leave = hub.listen(key, () => {
    throw new Error('Nobody is here');
  });
  leave();
  await hub.refresh(key);
  expect([readings, hub.listened()]).toEqual([0, []]);
});

test('a reading that fails is logged, and the next one is tried', async () => {
  const logged: string[] = [];
  let isBroken = true;
  const hub = createRoomHub({
    read: async () => {
      if (isBroken) throw new Error('The database is away');
      return 'back';
    },
    log: (message) => logged.push(message),
  });
  const heard: string[] = [];
  hub.listen(key, (message) => heard.push(message));
  await hub.refresh(key);
  isBroken = false;
  await hub.refresh(key);
  expect([logged, heard]).toEqual([['Error: The database is away'], ['"back"']]);
});

test('who leaves twice does not send away whoever came since', async () => {
  const hub = createRoomHub({ read: async () => 'here', log: () => {} });
  const leave = hub.listen(key, () => {});
  leave();
  const heard: string[] = [];
  hub.listen(key, (message) => heard.push(message));
  leave();
  await hub.refresh(key);
  expect(heard).toEqual(['"here"']);
});
