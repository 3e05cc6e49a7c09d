import { expect, it } from 'vitest';
import { cameraConstraints } from './camera-constraints.ts';
import { cameraProblem, openCamera } from './open-camera.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

it('asks for 1280 × 720, then 640 × 480, then any camera [A-420 A-457 A-500]', () => {
  expect(cameraConstraints('user')).toEqual([
    {
      audio: false,
      video: { facingMode: { ideal: 'user' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    },
    {
      audio: false,
      video: { facingMode: { ideal: 'user' }, width: { ideal: 640 }, height: { ideal: 480 } },
    },
    { audio: false, video: true },
  ]);
});

it('stops at the first set that is granted', async () => {
  const stream = {} as MediaStream;
  const asked: MediaStreamConstraints[] = [];
  const opened = await openCamera('environment', async (constraints) => {
    asked.push(constraints);
    if (asked.length === 1) throw named('OverconstrainedError');
    return stream;
  });
  expect(opened).toEqual({ stream });
  expect(asked).toEqual(cameraConstraints('environment').slice(0, 2));
});

it('reports a failure only after all three, by the last reason [A-420]', async () => {
  const reasons = ['NotReadableError', 'NotReadableError', 'NotAllowedError'];
  const asked: string[] = [];
  const opened = await openCamera('user', async () => {
    asked.push('asked');
    throw named(reasons[asked.length - 1] ?? '');
  });
  expect(opened).toEqual({ problem: 'refused' });
  expect(asked).toHaveLength(3);
});

it('tells a camera that is missing, refused or taken from anything else [A-500]', async () => {
  const names = ['NotFoundError', 'NotAllowedError', 'NotReadableError', 'TypeError'];
  expect(names.map((name) => cameraProblem(named(name)))).toEqual([
    'missing',
    'refused',
    'taken',
    'failed',
  ]);
  expect(await openCamera('user', null)).toEqual({ problem: 'missing' });
});
