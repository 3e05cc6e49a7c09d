import { expect, test } from 'vitest';
import { wheel } from '../rules/wheel.ts';
import { anglesAtRest } from './spin-wheel.ts';
import { pocketTurn } from './wheel-face.tsx';

test('at rest the ball lies over the pocket that won', () => {
  for (const pocket of wheel) {
    const { rotor, ball } = anglesAtRest(pocket);
    expect(rotor + wheel.indexOf(pocket) * pocketTurn).toBeCloseTo(ball);
  }
});
