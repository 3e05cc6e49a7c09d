interface Contact {
  readonly name: string;
  readonly url: string;
}

/** A line for each: its name, then its address. */
export const writeContacts = (contacts: readonly Contact[]): string =>
  contacts.map(({ name, url }) => `${name} ${url}`).join('\n');

/** The address is the last word of a line; what has none is left for the contract to refuse. */
export const readContacts = (typed: string): Contact[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', url = ''] = /^(.*?)\s*(\S+)$/.exec(line) ?? [];
      return { name, url };
    });
