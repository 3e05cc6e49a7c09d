import { type Centavos, centavos } from '@perya/money';
import { useEffect, useState } from 'react';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { tooLow } from '../../client/refusal-notice.tsx';
import { useReplay } from '../../client/replay/use-replay.ts';
import { useKeys } from '../../client/use-keys.ts';
import type { ViewProps } from '../../client/view.ts';
import type { Bet, Shown } from '../rules/index.ts';
import type { Move } from '../rules/magazine.ts';
import { bossId, type SpeciesId, speciesList } from '../rules/species.ts';
import { volleyMax } from '../rules/volley.ts';
import { levelOf } from './cannon-level.ts';
import { SeaCanvas } from './sea-canvas.tsx';
import { SeaDeck } from './sea-deck.tsx';
import { SeaGauge } from './sea-gauge.tsx';
import { tellVolley } from './tell-shooting.ts';
import { texts } from './texts.ts';
import { useBoss } from './use-boss.ts';
import { bigMultiplier, useGun, type Volley } from './use-gun.ts';
import { useMatesAtSea } from './use-mates-at-sea.ts';

const firstValue: Centavos = centavos(1_00);
const firstTarget: SpeciesId = 'bangus';

const bestOf = ({ shown }: Volley) => Math.max(...shown.volley.map(({ multiplier }) => multiplier));

/** The sea: every shot is staked when it is fired and paid when it lands. */
export function Sea({ replay, balance, mates, placeBet, reveal }: ViewProps<Bet, Move, Shown>) {
  const { text, sound, refuse } = useGame();
  const played = replay && 'targets' in replay.bet ? replay.bet : null;
  const [bulletValue, setBulletValue] = useState(played?.bulletValue ?? firstValue);
  const [aimed, setAimed] = useState<SpeciesId>(firstTarget);
  const [isLocking, setLocking] = useState(false);
  const [celebrated, setCelebrated] = useState<Volley | null>(null);
  const boss = useBoss();
  const gun = useGun({
    placeBet,
    balance,
    bulletValue,
    onLanded: (volley) => {
      if (played || bestOf(volley) >= bigMultiplier) setCelebrated(volley);
      reveal(volley, text(tellVolley(volley.shown.volley)));
    },
  });
  const { scene } = gun;
  const level = levelOf(bulletValue);
  useMatesAtSea(mates, scene);
  useEffect(() => scene.current?.aim(aimed), [scene, aimed]);
  useEffect(() => scene.current?.load(level), [scene, level]);

  // A boss that has gone is aimed at no more, whatever the button said a moment ago.
  const target = aimed === bossId && !boss.isHere ? firstTarget : aimed;
  const canShoot = balance !== null && !played;
  const isUntouched = gun.fired === 0n && gun.isStill && !played;
  const shoot: typeof gun.fire = (species, swimmer) => {
    if (!canShoot) return;
    setCelebrated(null);
    if (gun.isTooLow) refuse(tooLow);
    else gun.fire(species, swimmer);
  };
  const turnTo = (by: 1 | -1) => {
    const among = speciesList.filter(({ id }) => id !== bossId || boss.isHere);
    const at = among.findIndex(({ id }) => id === target);
    setAimed(among.at((at + by) % among.length)?.id ?? firstTarget);
    sound.play('tick');
  };
  const toggleLock = () => {
    scene.current?.lock(null);
    setLocking(!isLocking);
  };
  useKeys(
    canShoot
      ? { ArrowLeft: () => turnTo(-1), ArrowRight: () => turnTo(1), l: toggleLock, L: toggleLock }
      : {},
  );
  useReplay(replay, {
    isResting: gun.isStill,
    begin: () => played && gun.fireAll(played.targets),
  });
  return (
    <Stage
      hasShortDeck
      scene={
        <div className="isda-blaster-booth">
          <SeaCanvas
            scene={scene}
            label={text(texts.sea)}
            onTouch={(species, swimmer) => {
              setAimed(species);
              if (isLocking) scene.current?.lock(swimmer);
              shoot(species, swimmer);
            }}
          />
          <SeaGauge
            fired={gun.fired}
            caught={gun.caught}
            boss={boss}
            cannons={mates?.seats.taken.length ?? 1}
          />
          {isUntouched && (
            <p className="isda-blaster-hint">{text(isLocking ? texts.lockHint : texts.hint)}</p>
          )}
          <button
            type="button"
            className="isda-blaster-lock"
            aria-pressed={isLocking}
            aria-keyshortcuts="l"
            onClick={toggleLock}
          >
            {text(texts.lock)}
          </button>
          {celebrated && (
            <ResultBanner round={celebrated} note={text(tellVolley(celebrated.shown.volley))} />
          )}
        </div>
      }
      deck={
        <SeaDeck
          gun={gun}
          target={target}
          level={level}
          balance={balance}
          bulletValue={bulletValue}
          canShoot={canShoot}
          isBossHere={boss.isHere}
          onValue={setBulletValue}
          onShoot={(species) => {
            setAimed(species);
            shoot(species);
          }}
          onVolley={() => {
            setCelebrated(null);
            gun.fireAll(Array.from({ length: volleyMax }, () => target));
          }}
        />
      }
    />
  );
}
