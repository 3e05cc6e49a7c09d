import { runProduct } from '../product/run-product.ts';
import { rewardsEnvironment } from './rewards-setting.ts';

await runProduct(rewardsEnvironment(Number(process.env['CHAOS_PORT'])));
