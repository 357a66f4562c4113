import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

// Replaces the SDK's endpoint rules for all partitions and modes. A function calls the endpoint of its region, or the
// one in DYNAMODB_ENDPOINT; FIPS and dual-stack are refused rather than ignored.
const endpointResolver = `
export const defaultEndpointResolver = ({ Region, Endpoint, UseFIPS, UseDualStack }) => {
  if (UseFIPS || UseDualStack) throw new Error('FIPS and dual-stack endpoints are left out of this bundle; see infra/bundle/sdk.');
  const host = () => 'https://dynamodb.' + Region + (Region.startsWith('cn-') ? '.amazonaws.com.cn' : '.amazonaws.com');
  return { url: new URL(Endpoint ?? host()), headers: {}, properties: {} };
};`;

const requestBytes = `
export class JsonBytesStringAdapter extends Uint8Array {
  static allocUnsafe(bytes) {
    const { buffer, byteOffset, byteLength } = Buffer.allocUnsafe(bytes);
    return new JsonBytesStringAdapter(buffer, byteOffset, byteLength);
  }
  toString() {
    return Buffer.from(this.buffer, this.byteOffset, this.byteLength).toString('utf8');
  }
}`;

const withoutTimestamps = [
  'dateToUtcString',
  'parseRfc3339DateTime',
  'parseRfc3339DateTimeWithOffset',
  'parseRfc7231DateTime',
  'parseEpochTimestamp',
]
  .map((name) => `export const ${name} = () => { throw new Error("timestamps are left out; see infra/bundle/sdk"); };`)
  .join('\n');

/** The replacements of SDK files that a function never needs, by the ends of the files' paths. */
const replacements: Readonly<Record<string, string>> = {
  // Profiles in ~/.aws: a function gets all settings through its environment. Saves 4 KB, and two file reads at start.
  'config/node-config-provider/fromSharedConfigFiles.js':
    'export const fromSharedConfigFiles = () => async () => { throw Object.assign(new Error("no profiles here"), { tryNextLink: true }); };',
  // The region of the machine below, asked of EC2's metadata address, which Lambda has not got. 1 KB.
  'config/config-resolver/regionConfig/getInstanceMetadataRegion.js':
    'export const getInstanceMetadataRegion = async () => undefined;',
  // SHA-256 in JavaScript, for a Node without OpenSSL. 3 KB.
  'checksum/sha256/Sha256Js.js': 'export class Sha256Js {}',
  // The token bucket of the retry mode "adaptive", which Facet does not use. 3 KB.
  'retry/util-retry/DefaultRateLimiter.js': 'export class DefaultRateLimiter {}',
  // The strategy of the retry mode "adaptive"; a function that chose this mode would fail here. 1 KB.
  'retry/util-retry/AdaptiveRetryStrategy.js':
    'export class AdaptiveRetryStrategy { constructor() { throw new Error("the retry mode adaptive is left out"); } }',
  // Names of buckets, which only the client of S3 has. 1 KB.
  'endpoints/middleware-endpoint/service-customizations/index.js':
    'export const resolveParamsForS3 = async () => undefined;',
  // Timestamps: no item and no response to our calls contains one. 4 KB.
  'serde/date-utils.js': withoutTimestamps,
  // The HTTP bindings of input to headers, paths and host names. DynamoDB's protocol is a remote procedure call without
  // them. 3 KB.
  'protocols/HttpBindingNormalizedSchema.js':
    'export const getHttpOperationBindings = () => []; export class HttpBindingNormalizedSchema {}',
  // The log of every call, which is turned off. 1 KB.
  'client/middleware-logger/loggerMiddleware.js':
    'export const loggerMiddleware = undefined, loggerMiddlewareOptions = {}, getLoggerPlugin = () => ({ applyToStack: () => {} });',
  'client/smithy-client/schemaLogFilter.js': 'export const schemaLogFilter = () => "***";',
  // Pagination, because the store reads pages by its own calls. 1 KB.
  'legacy-root-exports/pagination/createPaginator.js': 'export const createPaginator = () => undefined;',
  'lib-dynamodb/dist-es/pagination/ScanPaginator.js': 'export const paginateScan = undefined;',
  'lib-dynamodb/dist-es/pagination/QueryPaginator.js': 'export const paginateQuery = undefined;',
  // Endpoint discovery, which no command of DynamoDB needs. 1 KB.
  'middleware-endpoint-discovery/dist-es/resolveEndpointDiscoveryConfig.js':
    'export const resolveEndpointDiscoveryConfig = (input) => input;',
  'client-dynamodb/dist-es/commands/DescribeEndpointsCommand.js': 'export class DescribeEndpointsCommand {}',
  // The HTTP header that says when to try again, which DynamoDB does not send. 1 KB.
  'retry/middleware-retry/parseRetryAfterHeader.js':
    'export const parseRetryAfterHeader = () => undefined, getRetryAfterHint = () => undefined;',
  // The modes of defaults. Facet uses the first one. 1 KB.
  'config/defaults-mode/resolveDefaultsModeConfig.js':
    'export const resolveDefaultsModeConfig = () => async () => "legacy";',
  // Checksums that an extension of the client could add. 1 KB.
  'client/smithy-client/extensions/checksum.js':
    'export const AlgorithmId = {}, getChecksumConfiguration = () => ({}), resolveChecksumRuntimeConfig = () => ({});',
  // Warnings about versions of Node that Lambda does not have. 1 KB.
  'client/emitWarningIfUnsupportedVersion.js': 'export const state = {}, emitWarningIfUnsupportedVersion = () => {};',
  // The detection of functions that call each other, which DynamoDB never does. 1 KB.
  'client/middleware-recursion-detection/recursionDetectionMiddleware.js':
    'export const recursionDetectionMiddleware = () => (next) => next;',
  // The user agent with the program's name and the used features of the SDK, which nobody reads. 5 KB.
  'client/middleware-user-agent/user-agent-middleware.js':
    'export const userAgentMiddleware = undefined, getUserAgentMiddlewareOptions = {}, getUserAgentPlugin = () => ({ applyToStack: () => {} });',
  // Extensions of the client, which Facet does not have. 1 KB.
  'client-dynamodb/dist-es/runtimeExtensions.js': 'export const resolveRuntimeExtensions = (config) => config;',
  // The SDK's request handler. Its replacement is lib/store/request-handler.ts. 5 KB.
  'node-http-handler/dist-es/node-http-handler.js':
    'export const DEFAULT_REQUEST_TIMEOUT = 0, NodeHttpHandler = { create: (handler) => handler };',
  // See `endpointResolver`; with the table of partitions 14 KB.
  'client-dynamodb/dist-es/endpoint/endpointResolver.js': endpointResolver,
  'client/util-endpoints/lib/aws/partition.js':
    'export const partition = () => undefined, setPartitionInfo = () => {}, useDefaultPartitionInfo = () => {}, getUserAgentPrefix = () => "";',
  // The adapter that gives a request's bytes the methods of a string, for middleware that expects a string. 1 KB.
  'protocols/json/codec-v2/JsonBytesStringAdapter.js': requestBytes,
  // Ids of calls. The SDK makes them by the Web Crypto API, which would be loaded only for this; see also `nodeRandom`.
  // 1 KB.
  'serde/uuid/v4.js': "import { randomUUID } from 'node:crypto'; export const bindV4 = () => randomUUID;",
  // Signatures of messages in event streams, which DynamoDB does not have. 2 KB.
  'signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {}',
};

/** Errors about tables, backups, exports and imports, which no function can get. 8 KB. */
const strangeError =
  /^(?:Backup|ContinuousBackups|Export|GlobalTable|Import|Index|InvalidExport|InvalidRestore|LimitExceeded|PointInTime|Policy|Replica|DuplicateItem|InvalidEndpoint|ItemCollectionSize|ResourceInUse|Table)/;

// The patterns of the class of an error, and of its description with its registration.
const errorParts = [
  /export class (\w+) extends __BaseException \{[\s\S]*?\n\}/g,
  /export var (\w+)\$ = \[-3, [^;]*\];\nn0_registry\.registerError\(\w+\$, \w+\);/g,
];

// Replaces the classes and descriptions of these errors by undefined. Their other statements are unused, so esbuild
// leaves them out.
const withoutStrangeErrors = (code: string): string =>
  errorParts.reduce(
    (text, part) =>
      text.replace(part, (whole, error: string) => {
        if (!strangeError.test(error)) return whole;
        return `export const ${whole.startsWith('export class') ? error : `${error}$`} = undefined;`;
      }),
    code,
  );

// Assignments that the common constructor of all errors has already made, and code for compilers to ES5. 1 KB.
const repeatedInErrors = /^ +(?:name = "\w+"|\$fault = "\w+"|Object\.setPrototypeOf\(this, \w+\.prototype\));\n/gm;

const name = 'trim-sdk';

/** Leaves the files of `replacements` out of bundles; fails the build when the SDK no longer has one of them. */
export const trimSdk: Plugin = {
  name,
  setup: (build) => {
    const seen = new Set<string>();
    let [hasSdk, hasDocuments] = [false, false];
    build.onLoad(
      {
        filter:
          /client-dynamodb[\\/]dist-es[\\/](?:models[\\/](?:errors|DynamoDBServiceException)|schemas[\\/]schemas_0)\.js$/,
      },
      async ({ path }) => {
        const code = await readFile(path, 'utf8');
        const contents = withoutStrangeErrors(code).replace(repeatedInErrors, '');
        if (contents === code) return { errors: [{ pluginName: name, text: 'the errors of the SDK look otherwise' }] };
        return { contents, loader: 'js' };
      },
    );
    build.onLoad(
      {
        filter:
          /(?:@smithy[\\/](?:core|node-http-handler|signature-v4)|@aws-sdk[\\/](?:core|client-dynamodb|lib-dynamodb|middleware-endpoint-discovery))[\\/]dist-es[\\/].*\.js$/,
      },
      ({ path }) => {
        hasSdk = true;
        hasDocuments ||= path.includes('lib-dynamodb');
        const file = Object.keys(replacements).find((each) => path.replaceAll('\\', '/').endsWith(each));
        if (file === undefined) return undefined;
        seen.add(file);
        return { contents: replacements[file] ?? '', loader: 'js', resolveDir: import.meta.dirname };
      },
    );
    // The user agent needs only the version from the client's package.json. 2 KB.
    build.onLoad({ filter: /@aws-sdk[\\/]client-dynamodb[\\/]package\.json$/ }, async ({ path }) => {
      const { default: manifest } = await import(path, { with: { type: 'json' } });
      return { contents: JSON.stringify({ version: manifest.version }), loader: 'json' };
    });
    build.onEnd(() => {
      const missing = Object.keys(replacements).filter(
        (file) => hasSdk && !seen.has(file) && (hasDocuments || !file.startsWith('lib-dynamodb')),
      );
      return missing.length === 0
        ? undefined
        : { errors: missing.map((file) => ({ pluginName: name, text: `the SDK has no ${file} any more` })) };
    });
  },
};
