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
      `${own}lib[\\/](?:browser[\\/](?:fill-document|theme)|fields[\\/](?:button|field|preferences)\\.|http|query[\\/](?:query-client|use-call|use-submit)|session[\\/](?:session|watch-answers)\\.)|app-kit[\\/]src[\\/]language|contract[\\/]src[\\/](?:text|languages|call|fields|constants)\\.ts|contract[\\/]src[\\/]staff[\\/](?:staff-fields|roles)\\.ts|packages[\\/]money[\\/]|node_modules[\\/](?:react-dom|@lingui|zod|cbor-x[\\/](?:dist[\\/])?decode)`,
    ),
    priority: 5,
  },
  // The login itself, which the app shows again once a session has ended.
  { name: 'open', test: new RegExp(`${own}features[\\/]login[\\/]`), priority: 4 },
  // The frame around every page and what a list is made of, badges of its rows included: nearly every room begins with one.
  {
    name: 'frame',
    test: new RegExp(
      `${own}(?:app[\\/](?:shell[\\/](?!layers|keys-sheet|own-menu-popup)|session[\\/]follow|router|screens|search-text)|features[\\/](?:[\\w-]+[\\/])+[\\w-]+-badges?\\.|routes[\\/]|lib[\\/](?:list[\\/](?!export-dialog|popups)|query|session|browser|language|late|queues|rooms|stops|begin|undo|keys|search|fields|show[\\/](?!chart|draw-chart)|overlays[\\/](?:use-popup|case-drawer|drawer-size|use-neighbours)))`,
    ),
    priority: 3,
  },
  // What opens over a page, by a press or by itself: fetched once the first page is there.
  {
    name: 'over',
    test: new RegExp(
      `${own}(?:app[\\/](?:shell[\\/](?:layers|keys-sheet|own-menu-popup)|palette|session)|lib[\\/](?:list[\\/]popups|overlays[\\/](?:dialog|menu-popup|small-dialog)))|node_modules[\\/](?:radix-ui|@radix-ui|@floating-ui)[\\/]`,
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
export const closedGroups = ['frame', 'over', 'desk'];

/** Files that a first page is drawn without. */
export const laterGroups = ['open', 'over', 'desk'];
