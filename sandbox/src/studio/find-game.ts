import type { DemoGame } from '@perya/demo/games';
import { coveredGames, wordGames } from '@perya/demo/generated-games';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { games } from '@perya/games/registry';

/** A game of the lobby and the engine that plays it. */
export interface StudioGame {
  code: string;
  name: string;
  engine: string;
  module: AnyGameModule;
  /** Hue rotation of its palette, in degrees. */
  hue: number;
}

const skins = new Map<string, DemoGame>(coveredGames.map((game) => [game.code, game]));

/** Generated games whose names are put together have their index in their code. */
const generatedCode = /-(\d{1,5})$/;

function findSkin(code: string): DemoGame | undefined {
  const known = skins.get(code);
  const place = generatedCode.exec(code)?.[1];
  if (known || place === undefined) return known;
  const generated = wordGames(Number(place)).at(-1);
  if (generated?.code !== code) return undefined;
  skins.set(code, generated);
  return generated;
}

/** Hue rotations that keep the night scene believable: from green over blue to rose. */
const turns = [-105, -80, -55, -30, 20, 45, 70];

/** The same code always has the same hue. */
function hueOf(code: string): number {
  let mixed = 0;
  for (const sign of code) mixed = (Math.imul(mixed, 31) + sign.charCodeAt(0)) >>> 0;
  return turns[mixed % turns.length] ?? 0;
}

/** The studio's own games go by their slug; other codes are the same engine in another hue. */
export function findGame(code: string): StudioGame | null {
  const skin = findSkin(code);
  const engine = Object.hasOwn(games, code) ? code : skin?.engine;
  const module = engine !== undefined && Object.hasOwn(games, engine) ? games[engine] : undefined;
  if (engine === undefined || !module) return null;
  return {
    code,
    name: skin?.name ?? module.rules.name,
    engine,
    module,
    hue: engine === code ? 0 : hueOf(code),
  };
}
