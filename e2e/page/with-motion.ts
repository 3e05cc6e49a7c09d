/** For `test.use` where movement is what is tested; elsewhere the tests are players who want little of it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
