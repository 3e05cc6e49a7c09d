import './moments.css';
import { feelReward, isCalm } from './feel.ts';

/** What coins fly to: where the balance stands that they are added to. */
const places = { filcoins: '[data-lands="filcoins"]', pesos: '.wallet-link' } as const;

const coins = 9;
const flightMs = 750;
const betweenMs = 45;

function fly(from: DOMRect, to: DOMRect, place: number): void {
  const coin = document.createElement('span');
  coin.className = 'flying-coin';
  coin.ariaHidden = 'true';
  coin.style.left = `${from.left + from.width / 2}px`;
  coin.style.top = `${from.top + from.height / 2}px`;
  document.body.append(coin);
  const turn = (place / coins) * 2 * Math.PI;
  const aside = `translate(${Math.cos(turn) * 56}px, ${Math.sin(turn) * 40 - 30}px)`;
  const far = `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${
    to.top + to.height / 2 - from.top - from.height / 2
  }px)`;
  const flight = coin.animate(
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: `${aside} scale(1)`, opacity: 1, offset: 0.35 },
      { transform: `${far} scale(0.5)`, opacity: 0.9 },
    ],
    { duration: flightMs, delay: place * betweenMs, easing: 'ease-in-out', fill: 'backwards' },
  );
  const land = () => coin.remove();
  flight.finished.then(land, land);
}

/** Coins fly from what was pressed to the balance, and the reward is felt. Nothing flies where movement is unwelcome. */
export function celebrate(from: DOMRect, what: keyof typeof places): void {
  feelReward();
  const target = document.querySelector(places[what]);
  if (target === null || isCalm()) return;
  for (let place = 0; place < coins; place++) fly(from, target.getBoundingClientRect(), place);
}
