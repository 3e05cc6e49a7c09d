import { demoGames } from '@perya/demo/games';

/** What people type: a whole name, the beginning of one, one word of it, and one with a slip of the finger. */
export function keywordsOf(count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const { name } = demoGames[place % demoGames.length] ?? { name: 'bingo' };
    const word = name.split(' ').at(-1) ?? name;
    const typed = [name, name.slice(0, 4), word, name.slice(0, 3) + name.slice(4)];
    return (typed[place % typed.length] ?? name).slice(0, 50);
  });
}
