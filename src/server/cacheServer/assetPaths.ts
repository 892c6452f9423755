/** Files whose names change with their content: scripts, styles, fonts, maps. */
const folders = /^\/(?:_next\/static|fonts|geo)\//;

export const isAssetPath = (path: string): boolean => folders.test(path);
