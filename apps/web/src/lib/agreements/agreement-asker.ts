import type { PolicyBrand } from '@perya/contract/brands';
import { ClientError } from '@perya/contract/client-errors';
import { create } from 'zustand';

interface Asking {
  /** Whose documents the server asks for. */
  readonly brand: PolicyBrand;
  /** With whether the player has agreed. */
  readonly settle: (hasAgreed: boolean) => void;
}

/** What a refused call waits for. The dialog stands over all pages and answers it: what sends may not know the screens. */
export const useAskedAgreement = create<{ readonly asking: Asking | null }>()(() => ({
  asking: null,
}));

let open: Promise<boolean> | null = null;

/** Several calls that are refused at once wait for one dialog. */
function askForAgreement(brand: PolicyBrand): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    const settle = (hasAgreed: boolean) => {
      open = null;
      useAskedAgreement.setState({ asking: null });
      resolve(hasAgreed);
    };
    useAskedAgreement.setState({ asking: { brand, settle } });
  });
  return open;
}

/** Repeats what was refused because a document had changed, once the player has agreed to it. */
export async function onceAgreed<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ClientError) || error.code !== 'AGREEMENT_REQUIRED') throw error;
    const [brand] = error.details['brand'] ?? [];
    if (brand === undefined || !(await askForAgreement(brand as PolicyBrand))) throw error;
    return send();
  }
}
