/** Where the routes stand and what is written from them, for the build and for `write-routes.ts`. */
export const routesConfig = {
  target: 'react',
  generatedRouteTree: './src/route-tree.gen.ts',
  routesDirectory: './src/routes',
  quoteStyle: 'single',
  disableLogging: true,
} as const;
