import { lifeDrawing } from './lifeDrawing';
import { danceClass } from './danceClass';
import { spaAfternoon } from './spaAfternoon';
import { cocktailMasterclass } from './cocktailMasterclass';
import { medievalFeast } from './medievalFeast';
import { steakAndBeerDinner } from './steakAndBeerDinner';
import { prankArrest } from './prankArrest';
import { cityPhotoShoot } from './cityPhotoShoot';
import { escapeRoom } from './escapeRoom';
import { cityTreasureHunt } from './cityTreasureHunt';
import { chainReactionWorkshop } from './chainReactionWorkshop';
import { charityBikeBuild } from './charityBikeBuild';
import { bikeTour } from './bikeTour';
import { foodTour } from './foodTour';
import { cookingClass } from './cookingClass';
import { wineTasting } from './wineTasting';
import { dinnerCruise } from './dinnerCruise';
import { partyBoat } from './partyBoat';
import { kayakTour } from './kayakTour';
import { sailingRegatta } from './sailingRegatta';
import { limousineTransfer } from './limousineTransfer';
import { classicCarRally } from './classicCarRally';
import { goKarting } from './goKarting';
import { quadBiking } from './quadBiking';
import { shootingRange } from './shootingRange';
import { axeThrowing } from './axeThrowing';
import { archeryTag } from './archeryTag';
import { bubbleFootball } from './bubbleFootball';
import { paintball } from './paintball';
import { vipClubNight } from './vipClubNight';
import { karaokeBox } from './karaokeBox';
import { galaDinner } from './galaDinner';
import { beerBike } from './beerBike';
import { pubCrawl } from './pubCrawl';
import { craftBeerTasting } from './craftBeerTasting';
import { spiritsTasting } from './spiritsTasting';

/** Every picture of the series by the name of its file. */
export const ACTIVITIES: Readonly<Record<string, () => string>> = {
  'beer-bike': beerBike,
  'pub-crawl': pubCrawl,
  'spirits-tasting': spiritsTasting,
  'craft-beer-tasting': craftBeerTasting,
  'vip-club-night': vipClubNight,
  'karaoke-box': karaokeBox,
  'gala-dinner': galaDinner,
  'party-boat': partyBoat,
  'dinner-cruise': dinnerCruise,
  'kayak-tour': kayakTour,
  'sailing-regatta': sailingRegatta,
  'limousine-transfer': limousineTransfer,
  'classic-car-rally': classicCarRally,
  'go-karting': goKarting,
  'quad-biking': quadBiking,
  'shooting-range': shootingRange,
  'axe-throwing': axeThrowing,
  'archery-tag': archeryTag,
  'bubble-football': bubbleFootball,
  paintball,
  'life-drawing': lifeDrawing,
  'dance-class': danceClass,
  'spa-afternoon': spaAfternoon,
  'cocktail-masterclass': cocktailMasterclass,
  'medieval-feast': medievalFeast,
  'steak-and-beer-dinner': steakAndBeerDinner,
  'prank-arrest': prankArrest,
  'city-photo-shoot': cityPhotoShoot,
  'escape-room': escapeRoom,
  'city-treasure-hunt': cityTreasureHunt,
  'chain-reaction-workshop': chainReactionWorkshop,
  'charity-bike-build': charityBikeBuild,
  'bike-tour': bikeTour,
  'food-tour': foodTour,
  'cooking-class': cookingClass,
  'wine-tasting': wineTasting,
};
