import { api } from '../../lib/api.ts';
import { passwordCalls } from './ask-password.ts';

export const passwordApi = passwordCalls(api);
