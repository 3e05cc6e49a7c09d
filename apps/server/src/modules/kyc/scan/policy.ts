/** How many scans a player may begin on a day in Manila: enough for bad light, too few to try IDs out. */
export const scansPerDay = 10;

/** After that nobody is on the provider's page any more. */
export const scanLifeMinutes = 30;
