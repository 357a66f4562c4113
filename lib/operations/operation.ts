import type { ListRules } from '../jsonapi/list-query.ts';
import type { Scope } from '../scopes.ts';

/** The five groups of the interface, imports, and the service itself; a group is a folder of `functions/`. */
export type Group =
  | 'people'
  | 'organisation'
  | 'finance'
  | 'faculty-review'
  | 'course-evaluations'
  | 'imports'
  | 'service';

/** A method and a path with a function of its own. */
export interface Route {
  /** Its file is `functions/<group>/<name>.ts`. */
  readonly name: string;
  /** Number in the interface's endpoint table; extensions follow after its 19. */
  readonly number: number;
  readonly group: Group;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template as API Gateway writes it; `{id}` matches one segment. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** It answers, in `meta.upload`, where something is to be uploaded. */
  readonly tellsUpload?: true;
  /** How long its function may run, when 10 seconds are too few; API Gateway waits for 30. */
  readonly timeoutSeconds?: number;
}

/** A route that tells anybody something about the service; it knows neither tokens nor the table nor JSON:API. */
export interface Page extends Route {
  readonly group: 'service';
  readonly method: 'GET';
}

/** One row of the interface's endpoint table: everything that routes, policies, OpenAPI and tests derive from. */
export interface Operation extends Route {
  readonly path: `/api/v1/${string}`;
  readonly scope: Scope;
  /** Type of the resource object, or of the identifiers, that a request body carries; without it there is no body. */
  readonly body?: string;
  /** Type of the primary data that the operation answers with; of one that follows relationships, the type that has them. */
  readonly answers: string;
  /**
   * What it does, where that and all that its query may say follow from the type: it answers one resource, a page of all
   * of them, or what the relationship in the path leads to; it creates one, updates it or deletes it; it reads or changes
   * the linkage of a relationship.
   */
  readonly derived?: 'one' | 'list' | 'related' | 'create' | 'update' | 'delete' | 'linkage';
  /** The relationship whose linkage it reads or changes. */
  readonly relationship?: string;
  /** Relationships that `include` may name; without it the parameter is unknown. */
  readonly include?: readonly string[];
  /** What `sort` and `filter` may name; operations with it answer a page of a list. */
  readonly list?: ListRules;
  /** A read that finishes what a write has left undone. */
  readonly mayWrite?: true;
}

/** Whether an operation may answer a page of a list. */
export const answersPages = ({ list, derived }: Operation): boolean =>
  list !== undefined || derived === 'list' || derived === 'related';
