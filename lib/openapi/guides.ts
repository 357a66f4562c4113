/** The base address in the built document; it is replaced by the service's own when the document is sent. */
export const documentBase = 'https://facet.example';

/** The guides in docs/ that the reference page links to, by file name without `.md`, each with what a reader finds in it. */
export const guides = {
  clients: 'settings of known clients, a nightly sync, what to do about 429 and 503',
  'keeping-a-copy': 'how to learn what has changed, and to keep a copy of the data',
  webhooks: 'how to receive changes at once, and to verify their sender',
  importing: 'which files of other systems are read, and how',
  'evaluating-a-term': "from a university's files to released results",
  operations: 'all operations on one page',
  glossary: 'the words of this service',
} as const;

export type GuideName = keyof typeof guides;

/** The file that the reference page has of a guide. */
export type GuideFile = `${GuideName}.html`;

const isGuideName = (name: string): name is GuideName => Object.hasOwn(guides, name);

export const guideNames: readonly GuideName[] = Object.keys(guides).filter(isGuideName);

export const guideFile = (name: GuideName): GuideFile => `${name}.html`;

/** The files that the reference page has of all guides. */
export const guideFiles: readonly GuideFile[] = guideNames.map(guideFile);
