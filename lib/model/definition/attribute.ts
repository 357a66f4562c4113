import type { GenericSchema } from 'valibot';

/** How one attribute is validated, stored and shown. */
export interface Attribute<Value = unknown> {
  /** Validates and normalises a value that came in; its messages are problem codes. */
  readonly schema: GenericSchema<unknown, Value>;
  /** Set by the service: ignored when it comes back in a request body. */
  readonly readOnly?: true;
  /** The stored form of a value, where it differs from the value. */
  encode?(value: Value): unknown;
  /** The value of a stored form. */
  decode?(stored: unknown): Value;
}

/** The attributes of a type by name, in the order in which they are validated and shown. */
export type Attributes = Readonly<Record<string, Attribute>>;

/** The values of a resource's attributes, types inferred from the schemas; a field without a value is null. */
export type ValuesOf<Fields extends Attributes> = {
  readonly [Name in keyof Fields]: (Fields[Name] extends Attribute<infer Value> ? Value : never) | null;
};

/** The same attribute, set by the service only. */
export const readOnly = <Value>(attribute: Attribute<Value>): Attribute<Value> => ({ ...attribute, readOnly: true });
