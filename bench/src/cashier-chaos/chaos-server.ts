import { runProduct } from '../product/run-product.ts';
import { environmentOf } from './chaos-setting.ts';

const { CHAOS_PORT = '', CHAOS_GATEWAY = '' } = process.env;
await runProduct(environmentOf({ port: Number(CHAOS_PORT), gatewayUrl: CHAOS_GATEWAY }));
