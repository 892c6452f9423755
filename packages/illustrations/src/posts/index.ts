/** Covers of the blog's posts, by the slug of the post. */
import { firstTimersKrakow } from './firstTimers/firstTimersKrakow';
import { winterMarkets } from './markets/winterMarkets';
import { offsiteThatWorks } from './offsite/offsiteThatWorks';
import { packingList } from './packing/packingList';
import { rainPlan } from './rainPlan/rainPlan';
import { bestSpeech } from './speech/bestSpeech';
import { splittingCosts } from './costs/splittingCosts';
import { nightTrains } from './trains/nightTrains';

export const posts = {
  'packing-list': packingList,
  'best-speech': bestSpeech,
  'splitting-costs': splittingCosts,
  'winter-markets': winterMarkets,
  'first-timers-krakow': firstTimersKrakow,
  'offsite-that-works': offsiteThatWorks,
  'night-trains': nightTrains,
  'rain-plan': rainPlan,
};
