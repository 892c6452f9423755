/** `npm run bench`: ratios from one run on this machine. */
import './mesh.mjs';
