import type { GenericSchema } from 'valibot';
import type { FieldOptions } from './field.ts';

/** How one attribute is validated, stored and shown, and what requests may do with it. */
export interface Attribute<Value = unknown> extends FieldOptions {
  /** Validates and normalises a value that came in; its messages are problem codes. */
  readonly schema: GenericSchema<unknown, Value>;
  /** Loads what the schema needs for a value, where that is too large to be there from the start. */
  load?(value: unknown): Promise<unknown>;
  /** The stored form of a value, where it differs from the value. */
  encode?(value: Value): unknown;
  /** The value of a stored form. */
  decode?(stored: unknown): Value;
  /** The fixed set of texts that it takes, where there is one: a filter by another text is a mistake. */
  readonly choices?: readonly string[];
  /** How each of its several values finds the record. */
  readonly each?: EachValue;
}

/** How records are found by each of the several values of one attribute. */
export interface EachValue {
  /** The values in a stored form, as they are compared. */
  in(stored: unknown): readonly string[];
  /** The form in which a value that is looked for is compared; as it is written, unless said. */
  comparable?(value: string): string;
}

/** The attributes of a type by name, in the order in which they are validated and shown. */
export type Attributes = Readonly<Record<string, Attribute>>;

/** The values of a resource's attributes, types inferred from the schemas; a field without a value is null. */
export type ValuesOf<Fields extends Attributes> = {
  readonly [Name in keyof Fields]: (Fields[Name] extends Attribute<infer Value> ? Value : never) | null;
};
