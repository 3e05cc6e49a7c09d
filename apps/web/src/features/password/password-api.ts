import { api } from '../../lib/http/api.ts';
import { passwordCalls } from './ask-password.ts';

export const passwordApi = passwordCalls(api);
