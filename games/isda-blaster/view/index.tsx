import './isda-blaster.css';
import { type Centavos, centavos } from '@perya/money';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { ChoiceControl } from '../../client/controls/choice-control.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { useKeys } from '../../client/use-keys.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Shown } from '../rules/index.ts';
import {
  type Bet,
  bulletValueMax,
  bulletValueMin,
  type Move,
  magazineSizes,
  volleyMax,
} from '../rules/magazine.ts';
import { type SpeciesId, speciesById, speciesList } from '../rules/species.ts';
import { SeaCanvas } from './sea-canvas.tsx';
import { SpeciesBar } from './species-bar.tsx';
import { texts } from './texts.ts';
import { useGun } from './use-gun.ts';

type Round = ShownRound<Shown>;

const firstValue: Centavos = centavos(1_00);
const firstTarget: SpeciesId = 'bangus';

function fill(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((so, [name, value]) => so.replace(`{${name}}`, value), text);
}

const backOf = ({ bulletValue, bulletsLeft }: Shown) =>
  formatAmount(bulletValue * BigInt(bulletsLeft));

export default function IsdaBlasterView(props: ViewProps<Bet, Move, Shown>) {
  const { balance, round, isBusy, placeBet, reveal } = props;
  const { text, sound } = useGame();
  const [bulletValue, setBulletValue] = useState(firstValue);
  const [bullets, setBullets] = useState<Bet['bullets']>(50);
  const [aimed, setAimed] = useState<SpeciesId>(firstTarget);
  const [ended, setEnded] = useState<Round | null>(null);

  const gun = useGun({
    props,
    onVolley: (answered) => {
      const { volley, won, bulletsLeft } = answered.shown;
      const catches = volley.filter(({ multiplier }) => multiplier > 0).length;
      const values = {
        catches: `${catches}`,
        amount: formatAmount(won),
        bullets: `${bulletsLeft}`,
      };
      reveal(answered, fill(text(texts.announcement), values));
    },
    onOver: (over) => {
      const payout = over.payout ?? 0n;
      setEnded(over);
      sound.play(payout > over.stake ? 'win' : 'stop');
      const values = { caught: formatAmount(over.shown.won), back: backOf(over.shown) };
      reveal(over, fill(text(texts.over), values));
    },
  });
  const isOpen = round?.status === 'open' || gun.isFinishing;
  const isShooting = isOpen && gun.bulletsLeft > 0 && !gun.isFinishing;
  const stake = centavos(bulletValue * BigInt(bullets));

  useEffect(() => {
    gun.scene.current?.aim(isShooting ? aimed : null);
  }, [gun.scene, aimed, isShooting]);

  const turnTo = (by: 1 | -1) => {
    const at = speciesList.findIndex(({ id }) => id === aimed);
    const next = speciesList.at((at + by) % speciesList.length);
    if (next) setAimed(next.id);
    sound.play('tick');
  };
  useKeys(isShooting ? { ArrowLeft: () => turnTo(-1), ArrowRight: () => turnTo(1) } : {});
  const shootAt = (species: SpeciesId) => {
    setAimed(species);
    gun.fire(species);
  };
  const load = () => {
    setEnded(null);
    void placeBet({ bulletValue, bullets });
  };
  const aimedName = text(speciesById.get(aimed)?.name ?? texts.targets);
  const played = isOpen ? round : null;

  return (
    <Stage
      scene={
        <div className="isda-blaster-booth">
          <SeaCanvas
            scene={gun.scene}
            label={text(texts.sea)}
            onTouch={(species, swimmer) => {
              setAimed(species);
              gun.fire(species, swimmer);
            }}
          />
          {played ? (
            <dl className="isda-blaster-gauge kit-figures">
              <div>
                <dt>{text(texts.bullets)}</dt>
                <dd>
                  {gun.bulletsLeft} / {played.shown.bullets}
                </dd>
              </div>
              <div>
                <dt>{text(texts.caught)}</dt>
                <dd>{formatAmount(gun.caught)}</dd>
              </div>
            </dl>
          ) : (
            !ended && <p className="isda-blaster-hint">{text(texts.hint)}</p>
          )}
          {ended && (
            <ResultBanner
              stake={ended.stake}
              payout={ended.payout ?? 0n}
              note={fill(text(texts.note), {
                caught: formatAmount(ended.shown.won),
                back: backOf(ended.shown),
              })}
            />
          )}
        </div>
      }
      deck={
        isOpen ? (
          <>
            <SpeciesBar aimed={aimed} isDisabled={!isShooting} onShoot={shootAt} />
            <div className="isda-blaster-go">
              <ActionButton isDisabled={isBusy || gun.isFinishing} onPress={gun.finish}>
                {text(texts.finish)}
              </ActionButton>
              <ActionButton
                isDisabled={!isShooting}
                onPress={() => {
                  for (let shot = 0; shot < volleyMax; shot += 1) gun.fire(aimed);
                }}
              >
                {fill(text(texts.volley), { count: `${volleyMax}` })}
              </ActionButton>
              <PlayButton onPlay={() => gun.fire(aimed)} isDisabled={!isShooting}>
                {fill(text(texts.shoot), { name: aimedName })}
              </PlayButton>
            </div>
          </>
        ) : (
          <>
            <ChoiceControl<number>
              label={texts.magazine}
              value={bullets}
              options={magazineSizes.map((value) => ({
                value,
                text: { en: `${value}`, tl: `${value}` },
              }))}
              onChange={setBullets}
              isDisabled={isBusy}
            />
            <div className="isda-blaster-load">
              <StakeControl
                value={bulletValue}
                label={texts.value}
                onChange={setBulletValue}
                stakeRange={{ stakeMin: bulletValueMin, stakeMax: bulletValueMax }}
                isDisabled={isBusy}
              />
              <PlayButton
                onPlay={load}
                isBusy={isBusy}
                isDisabled={balance === null || stake > balance}
              >
                {fill(text(texts.load), { amount: formatAmount(stake) })}
              </PlayButton>
            </div>
          </>
        )
      }
    />
  );
}
