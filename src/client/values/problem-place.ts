import type { Speaker } from '../../i18n/index.ts';
import type { ValueComponent, ValueField, ValueSection } from './values-form.ts';

type Say = Speaker<'values'>;

/** Where a problem of a pack is in the form. */
export interface ProblemPlace {
  readonly section: ValueSection;
  /** Undefined: the problem is one of the whole section. */
  readonly component?: ValueComponent;
  /** The path of the problem below the component; empty for the whole component. */
  readonly path: string;
  /** The name of the value within the component; empty for the whole component. */
  readonly value: string;
}

const isWithin = (path: string, whole: string): boolean => `${path}.`.startsWith(`${whole}.`);

/** The name of the value within a field, below its key `first`; empty where no field has it. */
function innerName(field: ValueField, first: string, rest: readonly string[], say: Say): string {
  const below = (fields: readonly ValueField[], path: readonly string[]): string =>
    nameWithin(fields, path.join('.'), say);
  switch (field.kind) {
    case 'rows':
      return below(field.columns, rest);
    case 'either':
      return below(field.options, [first, ...rest]);
    case 'some':
      return below(field.parts, [first, ...rest]);
    case 'list': {
      const { each } = field;
      if (each.kind === 'variant')
        // A place that several kinds have is called the same by all of them.
        return below(
          each.variants().flatMap(({ fields }) => fields),
          rest,
        );
      const [second] = rest;
      if (second === undefined) return '';
      const row = say.t('values.label.numbered', { what: each.one, n: Number(second) + 1 });
      const inner = innerName({ ...each, path: '', name: field.one }, second, rest.slice(1), say);
      return inner === '' ? row : say.t('values.label.part', { whole: row, part: inner });
    }
    case 'counts':
      return field.choices.find(({ value }) => value === first)?.name ?? '';
    default:
      return '';
  }
}

/** The name of the value at a path below fields; empty where no field has it. */
function nameWithin(fields: readonly ValueField[], path: string, say: Say): string {
  const field = fields.find((one) => isWithin(path, one.path));
  if (!field) return '';
  const [first = '', ...rest] = path.slice(field.path.length + 1).split('.');
  const row = /^\d+$/.test(first)
    ? say.t('values.label.numbered', { what: field.name, n: Number(first) + 1 })
    : field.name;
  const inner = innerName(field, first, rest, say);
  return inner === '' ? row : say.t('values.label.part', { whole: row, part: inner });
}

/** The place of a problem in the form; undefined where the form has none, as for published values. */
export function placeOf(sections: readonly ValueSection[], path: string, say: Say): ProblemPlace | undefined {
  let found: ProblemPlace | undefined;
  let length = -1;
  // A settlement is a part of its civilization: the longest path is the component.
  for (const section of sections)
    for (const component of section.components)
      if (isWithin(path, component.path) && component.path.length > length) {
        const inner = path.slice(component.path.length + 1);
        found = { section, component, path: inner, value: nameWithin(component.fields, inner, say) };
        length = component.path.length;
      }
  if (found) return found;
  const section = sections.find(
    ({ id, components }) => isWithin(path, id) || components.some((one) => isWithin(one.path, path)),
  );
  return section && { section, path: '', value: '' };
}

/** A place in words: `Crew cards: Archer: Cost`. */
export function placeText({ section, component, value }: ProblemPlace, say: Say): string {
  // The only component of a section has its name.
  return [section.name, component?.name === section.name ? undefined : component?.name, value]
    .filter((part) => part !== undefined && part !== '')
    .reduce<string>((whole, part) => (whole === '' ? part! : say.t('values.label.part', { whole, part: part! })), '');
}
