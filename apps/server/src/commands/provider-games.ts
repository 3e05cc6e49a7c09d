import { parsePesos, toPesos } from '@perya/money';
import { compareVenue, type GamesDiff, lineOf } from '../modules/catalogue/index.ts';
import { print } from '../platform/announce.ts';
import { StartError } from '../platform/start-error.ts';
import { chooseGameProviders } from '../providers/games/choose-providers.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Say which venue, and what new games may take: npm run provider:games -- VENUE SMALLEST LARGEST';

function readStake(given: string): string {
  const amount = parsePesos(given);
  if (amount === null || amount <= 0n) throw new StartError(usage);
  return toPesos(amount);
}

function printDiff({ added, changed, gone }: GamesDiff, stakes: { min: string; max: string }) {
  const makers = [...new Set(added.map(({ maker }) => maker))].sort();
  for (const maker of makers) {
    const games = added.filter((game) => game.maker === maker);
    print(`\nNew of ${maker}, ${games.length}, to be pasted for its platform:`);
    for (const game of games) print(lineOf(game, stakes));
  }
  if (changed.length > 0) print('\nSaid otherwise than in the catalogue:');
  for (const { code, what, was, is } of changed) print(`${code}: ${what} ${was}, now ${is}`);
  if (gone.length > 0) print('\nOffered no more, and to be closed:');
  for (const { code, name } of gone) print(`${code}: ${name}`);
  print(`\n${added.length} new, ${changed.length} changed, ${gone.length} gone.`);
}

/** Compares what a provider lists with the catalogue, and changes nothing: that takes two people. */
runCommand(([venue = '', min = '', max = '', ...more]) => {
  if (venue === '' || more.length > 0) throw new StartError(usage);
  const stakes = { min: readStake(min), max: readStake(max) };
  return async (pool, settings) => {
    const provider = chooseGameProviders(settings).get(venue);
    if (!provider) throw new StartError(`No provider of the settings serves the venue ${venue}.`);
    const compared = await compareVenue(pool, venue, await provider.listGames());
    if ('halved' in compared) {
      const { gone, open } = compared.halved;
      throw new StartError(
        `The provider lists ${gone} of ${open} open games of ${venue} no more. That is no change of a catalogue: ask the provider, and close games by hand.`,
      );
    }
    printDiff(compared, stakes);
  };
});
