import { s3ServerAt } from './s3-server.ts';

// As a process of its own, which can be killed: run-s3.ts PORT FOLDER.
const [port, directory = ''] = process.argv.slice(2);
await s3ServerAt(Number(port), directory).run();
