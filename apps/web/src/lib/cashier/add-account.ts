interface AddAccountOptions {
  /** Called with the id of the new account. */
  readonly onAdded?: (id: string) => void;
}

type ShowAddAccount = (options: AddAccountOptions) => Promise<void>;

let offer: (show: ShowAddAccount) => void = () => {};
const offered = new Promise<ShowAddAccount>((resolve) => {
  offer = resolve;
});

/** The app puts the panel here: whoever opens it may not know its feature. */
export function offerAddAccount(show: ShowAddAccount): void {
  offer(show);
}

/** Opens the panel that adds a withdrawal account, above whatever is open. [M-080] */
export async function openAddAccount(options: AddAccountOptions = {}): Promise<void> {
  await (await offered)(options);
}
