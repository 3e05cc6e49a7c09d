import { type Boot, type FailedBoot, readBoot } from './boot.ts';
import { createHttpPort } from './http-port.ts';
import { mount, mountFailure } from './mount.tsx';

const boot = readBoot<Boot | FailedBoot>();
if ('failure' in boot) mountFailure(boot);
else await mount({ ...boot, port: createHttpPort(location.href, boot.session) });
