import type { AddressAnswer, AddressAsked } from '@perya/contract/location/provider';

/** A provider that knows where an address is, and whether it hides somebody. */
export interface Locator {
  /** Null where no usable answer came in time: the house goes by what it knows itself. */
  locate(asked: AddressAsked): Promise<AddressAnswer | null>;
}
