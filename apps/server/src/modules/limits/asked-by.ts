import { brands } from '@perya/contract/brands';
import type { PlayerContext } from '../../platform/http/context.ts';
import { byPlayer } from '../audit/index.ts';
import type { Asked } from './change-limits.ts';

/** A player who asks for a change of their own limits. */
export function askedBy(context: PlayerContext): Asked {
  const { uid, brand } = context;
  return { uid, origin: byPlayer(uid, context), brand: brands[brand].name };
}
