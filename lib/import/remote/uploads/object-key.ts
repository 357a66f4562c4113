const keyPrefix = 'imports/';

/** Name of the object that holds the archive of an import. */
export const objectKey = (id: string): string => `${keyPrefix}${id}.zip`;

/** The import whose archive an object is; undefined for other objects. */
export const importOfObject = (key: string): string | undefined => /^imports\/([0-9a-f-]{36})\.zip$/.exec(key)?.[1];
