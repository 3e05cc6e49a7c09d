import type { vipCalls } from '@perya/contract/vip/calls/vip';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { readRule, readVip } from './read-vip.ts';
import type { VipServices } from './services.ts';

export function vipRoutes(services: VipServices): Handlers<typeof vipCalls> {
  return {
    getVip: ({ uid }) => readVip(services, uid),
    getVipRule: () => readRule(services),
  };
}
