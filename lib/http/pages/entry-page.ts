import { atomicExtension } from '../../jsonapi/media-type.ts';
import { carryOutOperations, operations, type Page } from '../../operations.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';

const root = '/api/v1/';

const collections = operations.flatMap(({ kind, path }) =>
  kind === 'list' && !path.includes('{') ? [path.slice(root.length)] : [],
);

/** Answers the addresses of all collections, to anybody; JSON:API has no place for them but `meta`. */
export const entryPage = ({ name, path }: Page): LambdaHandler =>
  pipeline(name, [], (_event, { exchange: { base } }) => {
    const addresses = collections.sort().map((each) => [each, `${base}${root}${each}`]);
    const links = { self: `${base}${path}`, describedby: `${base}${root}openapi.json` };
    const meta = { collections: Object.fromEntries(addresses), operations: `${base}${carryOutOperations.path}` };
    return { status: 200, document: { jsonapi: { ext: [atomicExtension] }, meta, links } };
  });
