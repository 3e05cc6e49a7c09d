const own = 'backoffice[\\/]src[\\/]';

/**
 * Left to itself the bundler makes a file of every module that two rooms share: the first list then asks for fifty
 * scripts, and on a slow line every request costs more than what it brings. A group takes along what its modules
 * import; the larger number decides first. Entries stand in none: whoever imported one would run it.
 */
export const chunkGroups = [
  // What the login page and the app both begin with. It takes along all that it imports, and so does the next one: the
  // login page, which is for everybody, never asks for a file of the app. `build.ts` refuses a build in which it would.
  {
    name: 'base',
    test: new RegExp(
      `${own}lib[\\/](?:browser[\\/](?:fill-document|theme)|fields[\\/](?:button|field|preferences)\\.|http|query[\\/](?:query-client|use-call|use-submit)|session[\\/](?:session|watch-answers)\\.)|app-kit[\\/]src[\\/]language|contract[\\/]src[\\/](?:text|languages)\\.ts|node_modules[\\/](?:react-dom|@lingui)[\\/]`,
    ),
    priority: 4,
  },
  // The login itself, which the app shows again once a session has ended.
  { name: 'open', test: new RegExp(`${own}features[\\/]login[\\/]`), priority: 3 },
  // The frame around every page and what a list is made of: nearly every room begins with one.
  {
    name: 'frame',
    test: new RegExp(
      `${own}(?:app[\\/](?:shell|palette|session|router|screens|search-text)|routes[\\/]|lib[\\/](?:list[\\/](?!export-dialog)|query|session|browser|language|queues|rooms|stops|begin|undo|keys|search|fields|show[\\/](?!chart|draw-chart)|overlays[\\/](?:dialog|case-drawer|drawer-size|use-neighbours)))`,
    ),
    priority: 2,
  },
  // What cases and forms are made of, in one file for all rooms.
  {
    name: 'desk',
    test: new RegExp(`${own}lib[\\/](?!show[\\/](?:chart|draw-chart))`),
    priority: 1,
  },
];

/** Files that no visitor may get. */
export const closedGroups = ['frame', 'desk'];
