import type { GenericSchema, InferOutput } from 'valibot';
import type { JsonSchema } from '../json-schema.ts';
import type { Parameter } from '../parameters.ts';

/** What an action answers when it succeeds. */
export interface ActionAnswer {
  /** What the answer is, in a sentence. */
  readonly description: string;
  /** The document, as its renderer makes it. */
  readonly schema: GenericSchema;
  /** Further schemas that it refers to, by name. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  /** Other media types in which it is answered, with what they hold. */
  readonly otherTypes?: Readonly<Record<string, JsonSchema>>;
  readonly example?: object;
  /** What its query may say. */
  readonly parameters?: readonly Parameter[];
  /** The type whose sample is shown as an example, in its place. */
  readonly shows?: string;
  /** An example of the request, where the sample has none. */
  readonly request?: object;
  /** Headers of its own. */
  readonly headers?: Readonly<Record<string, object>>;
}

/** The answers of some actions by the name of the operation. */
export type ActionAnswers = Readonly<Record<string, ActionAnswer>>;

/** An answer with an example that its schema allows. */
export const answerOf = <Schema extends GenericSchema>(
  schema: Schema,
  answer: Omit<ActionAnswer, 'schema'> & { readonly example?: InferOutput<Schema> },
): ActionAnswer => ({ schema, ...answer });
