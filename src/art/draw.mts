/** `npm run art`: draws every picture of the shop anew, always the same. */
import './drawActivities';
import './drawBrand';
import './drawCities';
import './drawHeroes';
