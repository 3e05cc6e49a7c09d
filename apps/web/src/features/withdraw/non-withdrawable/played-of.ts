import { type Centavos, centavos, parsePesos, toPesos } from '@perya/money';

const read = (amount: string): Centavos => parsePesos(amount) ?? centavos(0);

/** What was played of a requirement; never less than nothing, though older ones count first. */
export function playedOf({ to_play, left }: { readonly to_play: string; readonly left: string }) {
  const all = read(to_play);
  const open = read(left);
  const done = open > all ? 0n : all - open;
  return {
    played: toPesos(centavos(done)),
    percent: all === 0n ? 100 : Number((done * 100n) / all),
  };
}
