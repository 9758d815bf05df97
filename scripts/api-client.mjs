// Writes a typed client for the HTTP API of a server, from its OpenAPI document:
//   node scripts/api-client.mjs http://127.0.0.1:3000/api/openapi.json client.ts
// The client is one file of TypeScript without dependencies, for browsers and Node.

import { readFileSync, writeFileSync } from 'node:fs';
import { isMain, PlainError, runMain } from './lib/main.mjs';

const INDENT = '  ';

/** A property name as TypeScript writes it. */
const nameOf = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** The TypeScript type of a JSON schema. */
function typeOf(schema, depth) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((each) => typeOf(each, depth)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((each) => `(${typeOf(each, depth)})`).join(' & ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      if (Array.isArray(schema.items))
        return `readonly [${schema.items.map((each) => typeOf(each, depth)).join(', ')}]`;
      return `readonly (${schema.items ? typeOf(schema.items, depth) : 'unknown'})[]`;
    case 'object':
      return objectType(schema, depth);
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], patternProperties, additionalProperties }, depth) {
  const values = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') values.push(additionalProperties);
  const record =
    values.length > 0 ? `Readonly<Record<string, ${values.map((v) => typeOf(v, depth)).join(' | ')}>>` : '';
  const fields = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${INDENT.repeat(depth + 1)}readonly ${nameOf(name)}${optional}: ${typeOf(schema, depth + 1)};`;
  });
  if (fields.length === 0) return record || 'Readonly<Record<string, never>>';
  const own = `{\n${fields.join('\n')}\n${INDENT.repeat(depth)}}`;
  return record ? `${own} & ${record}` : own;
}

const capital = (name) => name[0].toUpperCase() + name.slice(1);

function parametersType(parameters, where) {
  const found = parameters.filter((each) => each.in === where);
  if (found.length === 0) return undefined;
  const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema]));
  const required = found.filter((each) => each.required).map(({ name }) => name);
  return { text: objectType({ properties, required }, 1), required: required.length > 0 };
}

/** Types and method of one operation. */
function operation(path, method, { operationId: name, description, parameters = [], requestBody, responses }) {
  const parts = ['path', 'query', 'header'].map((where) => [where, parametersType(parameters, where)]);
  const body = requestBody && { text: typeOf(requestBody.content['application/json'].schema, 1), required: true };
  const fields = [...parts, ['body', body]].filter(([, type]) => type);
  const request = `${capital(name)}Request`;
  const response = `${capital(name)}Response`;
  const given = responses['200'].content['application/json'].schema;
  const needed = fields.some(([, { required }]) => required);
  return {
    types: [
      `/** The request of \`${name}\`. */`,
      `export interface ${request} {`,
      ...fields.map(([field, { text, required }]) => `${INDENT}readonly ${field}${required ? '' : '?'}: ${text};`),
      '}',
      `/** The response of \`${name}\`. */`,
      `export type ${response} = ${typeOf(given, 0)};`,
      '',
    ].join('\n'),
    method: [
      `${INDENT}/** ${description} */`,
      `${INDENT}${name}(request: ${request}${needed ? '' : ' = {}'}): Promise<${response}> {`,
      `${INDENT}${INDENT}return this.#call('${method.toUpperCase()}', '${path}', request);`,
      `${INDENT}}`,
    ].join('\n'),
  };
}

/** The source of a client for a document. */
export function clientOf(document) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => operation(path, method, each)),
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name === 'Error' ? 'ErrorAnswer' : name} = ${typeOf(schema, 0)};\n`,
  );
  return `// ${document.info.title} ${document.info.version}: a client made from its OpenAPI document. Do not edit: make it again.

${schemas.join('\n')}
${operations.map(({ types }) => types).join('\n')}
interface AnyRequest {
  readonly path?: object;
  readonly query?: object;
  readonly header?: object;
  readonly body?: unknown;
}

/** The server refused a request. */
export class RefusedError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.error.code);
    this.status = status;
    this.answer = answer;
  }
}

/** Calls the HTTP API of a server. \`key\` is the key of a visitor; it can be set later. */
export class Client {
  readonly address: string;
  key: string | undefined;

  /** \`address\`: where the server is, with its base path, without a slash at the end. */
  constructor(address: string, key?: string) {
    this.address = address;
    this.key = key;
  }

  async #call<T>(method: string, path: string, request: AnyRequest): Promise<T> {
    const values = Object.entries(request.path ?? {}) as [string, unknown][];
    const filled = values.reduce((text, [name, value]) => text.replace(\`{\${name}}\`, encodeURIComponent(String(value))), path);
    const query = new URLSearchParams(
      (Object.entries(request.query ?? {}) as [string, unknown][]).map(([name, value]) => [name, String(value)]),
    ).toString();
    const response = await fetch(\`\${this.address}\${filled}\${query && \`?\${query}\`}\`, {
      method,
      headers: {
        ...(request.header as Record<string, string> | undefined),
        ...(this.key !== undefined && { authorization: \`Bearer \${this.key}\` }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new RefusedError(response.status, answer as ErrorAnswer);
    return answer as T;
  }

${operations.map(({ method }) => method).join('\n\n')}
}
`;
}

if (isMain(import.meta.url))
  await runMain(async () => {
    const [from, to] = process.argv.slice(2);
    if (from === undefined || to === undefined)
      throw new PlainError('Missing arguments: the address or file of an OpenAPI document, and the file to write.');
    const text = /^https?:/.test(from) ? await (await fetch(from)).text() : readFileSync(from, 'utf8');
    writeFileSync(to, clientOf(JSON.parse(text)));
  });
