import type { Profile } from '@perya/contract/profile/calls/profile';

/**
 * Fields that the documents list and whose module is not built. Each leaves this list when its module
 * answers for it: state and note with staff. [A-172 M-095]
 */
export const fieldsToCome = {
  third_deposit: 0,
  third_party: '',
  state: 1,
  note: '',
  tags: '',
  oauth_secrets: '',
  device_number: '',
  reg_device_no: '',
} satisfies Partial<Profile>;
