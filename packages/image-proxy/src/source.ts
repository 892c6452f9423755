/** What a picture must be to be a source of the image proxy, for programs that read pictures without serving them. */
export { limits } from './limits';
export { detectType } from './imageType';
export { explainFailure, openPicture } from './openPicture';
export { digestOf, versionOf } from './versionOf';
