/** The engines that the project can start by itself. */
export const engineKinds = ['dynoxide', 'dynamodb-local'] as const;

export type EngineKind = (typeof engineKinds)[number];

const isEngineKind = (text: string): text is EngineKind => (engineKinds as readonly string[]).includes(text);

/** Reads an engine's name as it comes from the environment. */
export const toEngineKind = (name: string | undefined): EngineKind => {
  const kind = name ?? 'dynoxide';
  if (!isEngineKind(kind)) throw new Error(`Unknown engine "${kind}": use ${engineKinds.join(' or ')}.`);
  return kind;
};
