import type { Scope } from '../../access/scopes.ts';
import type { FilterKind } from '../../jsonapi/filter.ts';
import type { TypeName } from '../../resources/type-names.ts';

/** When an operation began to be discouraged and when it ends, both as ISO 8601 days, and the page that says what to use instead. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  readonly see: string;
}

/** The headers that announce it in answers (RFC 9745, RFC 8594). */
export const deprecationHeaders = ({ since, sunset, see }: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: `<${see}>; rel="deprecation"`,
});

/** The five groups of the interface, imports, and the service itself; a group is a folder of `functions/` and of `lib/resources/`. */
export type Group =
  | 'people'
  | 'organisation'
  | 'finance'
  | 'faculty-review'
  | 'course-evaluations'
  | 'imports'
  | 'messages'
  | 'service';

/** What an operation has of its own; the rest follows from its type and from what it does. */
export interface Endpoint<Link extends string = string> {
  /** Number in the interface's endpoint table; only its 19 operations have one. */
  readonly number?: number;
  readonly name?: string;
  readonly summary?: string;
  /** Path below `/api/v1`. */
  readonly path?: `/${string}`;
  readonly scope?: Scope;
  /** A scope that does as well. */
  readonly orScope?: Scope;
  /** It takes no token: it is open to everybody, or the request itself holds a secret such as a code. */
  readonly withoutToken?: true;
  /** An operation without a token that also accepts one with its scope; such a caller may ask for more. */
  readonly mayHaveToken?: true;
  /**
   * Nothing stored or logged shows who called: no answer is kept for an idempotency key, and its line in the log has neither
   * token nor address nor time.
   */
  readonly leavesNoTrace?: true;
  /** How long its function may run, when 10 seconds are too few; API Gateway waits for 30. */
  readonly timeoutSeconds?: number;
  /** It answers, in `meta.upload`, where something is to be uploaded. */
  readonly returnsUpload?: true;
  /** It answers, in `meta.download`, where a file can be downloaded, once there is one. */
  readonly returnsDownload?: true;
  /** It answers, in `meta.secret`, what no other answer shows. */
  readonly returnsSecret?: 'signing secret' | 'access token';
  /** A read that finishes what a write has left undone. */
  readonly mayWrite?: true;
  /** Of a read: all paths, the only relationships that `include` may name, or none: the parameter is unknown. */
  readonly include?: 'all' | readonly Link[] | 'none';
  /** What it does, in words, where tokens that act for a user may not, whatever their scopes: "import". */
  readonly onlyIntegrationsMay?: string;
  /** It is for those alone who have signed in with the institution's provider; a token of the service is refused. */
  readonly onlySignedIn?: true;
  /** It may give access to workflow cases: a person needs authority over what it gives (lib/domain/authority/). */
  readonly needsAuthority?: true;
  /** It will end: its answers, the OpenAPI document and docs/operations.md say so, and the log says who still calls it. */
  readonly deprecated?: Deprecation;
}

type Timestamp = 'created_at' | 'updated_at';

/** What the operation that lists a type has of its own. */
export interface ListEndpoint<Field extends string = string, Link extends string = string> extends Endpoint<Link> {
  /** The only fields that `sort` may name; the first is the order without `sort`. */
  readonly sort?: readonly [Field | Timestamp, ...(Field | Timestamp)[]];
  /** The only fields that `filter` may name. */
  readonly filters?: readonly (Field | Timestamp)[];
  /**
   * Further names that `filter` may use, for fields that have other names or no index: those records are looked through
   * that the other conditions, or the order, lead to.
   */
  readonly filterNames?: Readonly<Record<string, { readonly field: Field; readonly kind: FilterKind }>>;
  /** Further names that `filter` may use, for what the operation's `narrow` turns into conditions on fields. */
  readonly narrowedNames?: Readonly<Record<string, FilterKind>>;
  /** Further names that `sort` may use, for fields that have an order. */
  readonly sortNames?: Readonly<Record<string, Field>>;
  /** Answers to `Accept: text/csv` and `application/x-ndjson` have rows (lib/http/rows/list-rows.ts). */
  readonly alsoRows?: true;
  /** Of a restricted type: pages show a total of what the caller sees, where it costs little to count. */
  readonly countsSeen?: true;
  /** It lists the part whose relationship of this name leads to the resource of the path. */
  readonly within?: Link;
}

/**
 * An operation that is none of the general ones: it has a path and rules of its own. Its answer is described in
 * lib/openapi/actions/, its function is made by lib/http/operations/action.ts.
 */
export interface Action extends Omit<Endpoint, 'number' | 'name' | 'include' | 'returnsUpload'> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  /** What a request carries: the definition of its resource object, which need not be of a type that is kept. */
  readonly body?: { readonly type: string };
  /** Status of its answer: 200 unless said. */
  readonly status?: 201 | 202 | 204;
  /** The types, in addition to its own, that it reads one by one. */
  readonly reads?: readonly TypeName[];
  /** The types, its own among them, whose lists it walks. */
  readonly lists?: readonly TypeName[];
}

export interface RelatedEndpoint<Link extends string = string> extends Endpoint {
  /** Relationships with an operation of their own, which answers all related resources at once. */
  readonly own?: Readonly<Partial<Record<Link, Endpoint & { readonly name: string; readonly summary: string }>>>;
  /** There are no others. */
  readonly only?: true;
}

/** The operations of a type; `true` for one that has nothing of its own. */
export interface Endpoints<Field extends string = string, Link extends string = string> {
  readonly list?: true | ListEndpoint<Field, Link>;
  readonly read?: true | Endpoint<Link>;
  readonly related?: true | RelatedEndpoint<Link>;
  readonly create?: true | Endpoint;
  readonly update?: true | Endpoint;
  readonly delete?: true | Endpoint;
  /** Further operations by name, with underscores: `read_response_rates`. */
  readonly actions?: Readonly<Record<string, Action>>;
}
