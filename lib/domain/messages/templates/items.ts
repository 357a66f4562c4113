import { messageTemplate } from '../../../resources/messages/message-template.ts';
import type { Purpose } from '../../../resources/messages/purposes.ts';
import { keyOf } from '../../../store/keys.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import { nextVersion } from '../../../store/record-version.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, isStill, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { touchedFields } from '../../../store/touch.ts';

/** The fields of a template that are checked against all other templates. */
interface KnownTemplate {
  /** In small letters, as ids are compared. */
  readonly name: string;
  readonly purpose: Purpose;
  readonly is_default: boolean;
}

/** All templates by id, as one item keeps them. */
export interface KnownTemplates {
  readonly templates: Readonly<Record<string, KnownTemplate>>;
  /** How often they have changed. */
  readonly changes: number;
}

/** All templates. 1 round trip. */
export const readKnown = async (store: Store): Promise<KnownTemplates> => {
  // Only this file writes under the key.
  const found = (await store.get(messageKeyOf.templates)) as Partial<KnownTemplates> | undefined;
  return { templates: found?.templates ?? {}, changes: found?.changes ?? 0 };
};

const known = ({ changes }: KnownTemplates, templates: KnownTemplates['templates']): Step =>
  changeStep(
    messageKeyOf.templates,
    {
      conditions: [isStill('changes', changes === 0 ? undefined : changes)],
      set: [
        [['templates'], templates],
        [['changes'], changes + 1],
      ],
    },
    () => new StaleRead('the templates have changed'),
  );

const noLongerDefault = (id: string, at: string): Step =>
  changeStep(
    keyOf.record({ type: messageTemplate.type, id }),
    {
      conditions: [isStill('is_default', true)],
      set: [[['is_default'], false], ...touchedFields(id, at)],
      add: nextVersion(false),
    },
    () => new StaleRead('the default template has changed'),
  );

/**
 * Returns steps that note a template among all, on the condition that these are as they were read. If it becomes the
 * default of its purpose, the previous default loses this role.
 */
export const noteTemplate = (all: KnownTemplates, id: string, template: KnownTemplate, at: string): Step[] => {
  const replaced = Object.entries(all.templates).flatMap(([other, { purpose, is_default: isDefault }]) =>
    template.is_default && isDefault && other !== id && purpose === template.purpose ? [other] : [],
  );
  const others = Object.fromEntries(
    Object.entries(all.templates).map(([other, each]) => [
      other,
      replaced.includes(other) ? { ...each, is_default: false } : each,
    ]),
  );
  return [known(all, { ...others, [id]: template }), ...replaced.map((other) => noLongerDefault(other, at))];
};

/** Step that forgets a template. */
export const forgetTemplate = (all: KnownTemplates, id: string): Step => {
  const { [id]: _gone, ...others } = all.templates;
  return known(all, others);
};
