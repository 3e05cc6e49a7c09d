import type { Centavos } from '@perya/money';
import type { DeskServices } from './services.ts';

/** Above this amount a second person approves; null if nobody has to. */
export async function fourEyesAbove({ channels }: DeskServices): Promise<Centavos | null> {
  const rule = await channels.findRule('four-eyes');
  return rule?.isOn ? rule.amount : null;
}
