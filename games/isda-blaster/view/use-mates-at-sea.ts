import { centavos } from '@perya/money';
import { type RefObject, use, useEffect } from 'react';
import type { Mates } from '../../client/mates/mates-now.ts';
import { Resting } from '../../client/rest/use-rest.ts';
import { formatAmount } from '../../client/text.ts';
import type { Shown } from '../rules/index.ts';
import type { Scene } from './scene/create-scene.ts';

/** Shows the cannons of the others, and what they fire. A sea that rests plays none of it. */
export function useMatesAtSea(mates: Mates | null, scene: RefObject<Scene | null>): void {
  const isResting = use(Resting);
  const seats = mates?.seats ?? null;
  useEffect(() => scene.current?.sit(seats), [scene, seats]);
  const onPlayed = isResting ? undefined : mates?.onPlayed;
  useEffect(
    () =>
      onPlayed?.(({ place, shown }) => {
        const { volley, bulletValue } = shown as Shown;
        for (const { target, multiplier } of volley) {
          const label = formatAmount(centavos(bulletValue * BigInt(multiplier)));
          scene.current?.watch(place, target, { multiplier, label }, performance.now());
        }
      }),
    [scene, onPlayed],
  );
}
