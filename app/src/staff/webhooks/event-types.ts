import type { Attributes } from 'facet-client/types';
import { messages } from './messages.ts';

/** The event types of an endpoint, in the form of the service. */
export type EventTypes = NonNullable<Attributes<'webhook_endpoint'>['event_types']>;
type EventType = EventTypes[number];
type KindOf<Type> = Type extends `${infer Kind}.*` ? Kind : never;

/** A type whose changes are delivered. */
export type EventKind = Extract<KindOf<EventType>, keyof typeof messages.kinds>;

/** The types whose changes can be asked for here; the changes of cases are never delivered to persons. */
export const eventKinds = Object.keys(messages.kinds) as readonly EventKind[];

/** The choice in the form. */
export interface ChosenEvents {
  readonly all: boolean;
  readonly kinds: readonly EventKind[];
  /** The event types that are finer than the form's choices; they stay as they are. */
  readonly others: EventTypes;
}

const wholeKind = (kind: EventKind): EventType => `${kind}.*`;

/** Returns the form's choice for the event types of an endpoint. */
export const toChosen = (types: EventTypes | null): ChosenEvents => {
  const asked = types ?? ['*'];
  const kinds = eventKinds.filter((kind) => asked.includes(wholeKind(kind)));
  const known: readonly string[] = ['*', ...kinds.map(wholeKind)];
  return { all: asked.includes('*'), kinds, others: asked.filter((each) => !known.includes(each)) };
};

/** Returns the event types for the form's choice; undefined without a choice. */
export const toEventTypes = ({ all, kinds, others }: ChosenEvents): EventTypes | undefined => {
  if (all) return ['*'];
  const types = [...kinds.map(wholeKind), ...others];
  return types.length === 0 ? undefined : types;
};

/** Returns the names of an endpoint's event types; undefined for all events. */
export const eventNames = (types: EventTypes | null): string | undefined => {
  const { all, kinds, others } = toChosen(types);
  return all ? undefined : [...kinds.map((kind) => messages.kinds[kind]), ...others].join(', ');
};
