export { stopTestedShop as default } from '../support/testedShop';
