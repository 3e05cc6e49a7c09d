/** For a filter by an id: whatever else is typed finds nobody, and is not asked for. */
export const idOrNothing = (text: string | undefined) =>
  text !== undefined && /^\d{1,18}$/.test(text) ? text : undefined;
