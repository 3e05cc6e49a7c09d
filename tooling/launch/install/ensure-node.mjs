import { stopWith } from '../stop-with.mjs';

const lowestMajor = 20;

// Checked on import, because the files imported after this one already use what Node 20 brought.
if (Number(process.versions.node.split('.')[0]) < lowestMajor) {
  stopWith(
    `Perya needs Node ${lowestMajor} or newer to start and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
}
