import type { TSchema } from 'typebox';

/** The parts of a JSON schema that an example depends on. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Characters that patterns of ids, keys, codes and hashes are tried with. */
const SAMPLES = [
  ...[16, 8, 12, 22, 32, 43, 64, 6, 4, 1].map((length) => 'Ab3dEf7hIj1lMn5p'.repeat(4).slice(0, length)),
  ...[32, 64, 128, 16, 8].map((length) => '0123456789abcdef'.repeat(8).slice(0, length)),
  '2026',
  '2026-11',
  '2026-11-17',
  'en',
  'game',
  'name',
  'player-one',
  '1',
  '123456',
  'https://example.org/notices',
];

function text({ pattern, minLength = 0, maxLength = Infinity }: Schema): string {
  if (pattern !== undefined) {
    const fits = new RegExp(pattern, 'u');
    return SAMPLES.find((each) => fits.test(each) && each.length >= minLength && each.length <= maxLength) ?? '';
  }
  return 'text'.padEnd(minLength, 't').slice(0, Math.min(maxLength, Math.max(4, minLength)));
}

/** An example value of a schema: its own example, or the least that fits with every field that must be there. */
export function exampleOf(schema: TSchema): unknown {
  return example(schema);
}

function example(schema: Schema): unknown {
  if (schema.examples && schema.examples.length > 0) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0]!);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      if (Array.isArray(schema.items)) return (schema.items as readonly Schema[]).map(example);
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => example(schema.items as Schema))
        : [];
    case 'object': {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((name) => [name, example(properties[name] ?? {})]));
    }
    default:
      return {};
  }
}
