export { startTestedShop as default } from '../support/testedShop';
