import { centavos } from '@perya/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GameContext } from '../game-context.ts';
import { createSound } from '../sound/sound.ts';
import { ChipPicker } from './chip-picker.tsx';

const around = {
  lang: 'en' as const,
  text: ({ en }: { en: string }) => en,
  sound: createSound(true),
  refuse: () => {},
  noteStake: () => {},
};

const drawn = (isDisabled: boolean) =>
  renderToStaticMarkup(
    <GameContext value={around}>
      <ChipPicker
        value={centavos(100)}
        amounts={[centavos(100), centavos(500)]}
        onChange={() => {}}
        isDisabled={isDisabled}
      />
    </GameContext>,
  );

describe('the chips of a table', () => {
  it('take the focus while bets are closed, so that the row can be scrolled by keys, and are said to be off', () => {
    const html = drawn(true);
    expect(html).not.toMatch(/\sdisabled/);
    expect(html.match(/<input[^>]*aria-disabled="true"/g)).toHaveLength(2);
  });

  it('are said to be on while bets are taken', () => {
    expect(drawn(false)).not.toContain('aria-disabled="true"');
  });
});
