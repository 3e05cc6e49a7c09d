import { msg } from '@lingui/core/macro';

/** In the words of this feature, so that the first load does not carry it. */
export const depositTitle = msg`Deposit`;
