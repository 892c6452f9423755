import { cutFonts } from './fonts';
import { writeGeodata } from './geodata';
import { readEnv } from './readEnv';
import { runNext } from './run.mjs';

/** `npm run dev`: every site with hot reload. */
const env = readEnv(true);
await cutFonts();
writeGeodata();
console.log(`http://en.localhost:${env.port} and ten more: put a site id in place of "en"`);
process.exitCode = await runNext(['dev', '--port', String(env.port)]);
