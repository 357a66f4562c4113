import type { Assembly, Template } from './assembly.ts';

/** The local substitutes of the resources that a template refers to, by their types. */
export type Stand = Readonly<Record<string, string>>;

const single = (value: unknown): readonly [string, unknown] | undefined => {
  const [entry, ...more] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return more.length === 0 ? entry : undefined;
};

/** Returns the logical id that a `Ref` or `Fn::GetAtt` names. */
const referredId = (value: unknown): string | undefined => {
  const [intrinsic, argument] = single(value) ?? [];
  if (intrinsic === 'Ref') return String(argument);
  return intrinsic === 'Fn::GetAtt' && Array.isArray(argument) ? String(argument[0]) : undefined;
};

const exported = ({ templates }: Assembly, name: unknown): { template: Template; value: unknown } | undefined => {
  for (const template of templates) {
    const output = Object.values(template.Outputs ?? {}).find(({ Export }) => Export?.Name === name);
    if (output !== undefined) return { template, value: output.Value };
  }
  return undefined;
};

/**
 * Returns the text of a property on this machine, with local substitutes for references. Throws for a resource without
 * a substitute, so that no function gets a wrong value.
 */
export const resolveText = (assembly: Assembly, template: Template, value: unknown, stand: Stand): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const [intrinsic, argument] = single(value) ?? [];
  if (intrinsic === 'Fn::ImportValue') {
    const source = exported(assembly, argument);
    if (source !== undefined) return resolveText(assembly, source.template, source.value, stand);
  }
  if (intrinsic === 'Fn::Join' && Array.isArray(argument)) {
    const [separator, parts] = argument as [string, readonly unknown[]];
    return parts.map((part) => resolveText(assembly, template, part, stand)).join(separator);
  }
  if (intrinsic === 'Fn::Select' && Array.isArray(argument)) {
    const [index, split] = argument as [number, unknown];
    const [, [separator, whole] = []] = (single(split) ?? []) as [string?, [string, unknown]?];
    return resolveText(assembly, template, whole, stand).split(separator ?? '')[index] ?? '';
  }
  const id = referredId(value);
  const text = id === undefined ? undefined : stand[template.Resources[id]?.Type ?? id];
  if (text === undefined) throw new Error(`nothing on this machine stands for ${JSON.stringify(value)}`);
  return text;
};
