import * as z from 'zod';
import { apis } from '#shared/api.ts';
import { brand } from '#shared/brand.ts';
import { type Endpoint, type FilePart, requiresToken } from '#shared/kernel/endpoint.ts';
import { Problem } from '#shared/kernel/problem.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
const content = (schema: Json): Json => ({ 'application/json': { schema } });

function fileForm({ largest }: FilePart, body: Endpoint['body']): Json {
  const others = (body ? schemaOf(body, 'input') : {}) as { properties?: Json; required?: string[] };
  const file = { type: 'string', format: 'binary', description: `At most ${largest} bytes` };
  const properties = { ...others.properties, file };
  return {
    'multipart/form-data': { schema: { type: 'object', properties, required: [...(others.required ?? []), 'file'] } },
  };
}

function parameters(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (!endpoint.query) return inPath;
  const query = schemaOf(endpoint.query, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

function responses(endpoint: Endpoint): Json {
  const success = endpoint.response
    ? { description: 'Done', content: content(schemaOf(endpoint.response, 'output')) }
    : { description: 'Done' };
  const problem = { description: 'A problem', content: content({ $ref: '#/components/schemas/Problem' }) };
  return { [String(endpoint.status ?? 200)]: success, default: problem };
}

const securityOf = (endpoint: Endpoint): Json[] =>
  requiresToken(endpoint.auth) ? [{ bearer: [] }] : endpoint.auth === 'optional' ? [{}, { bearer: [] }] : [];

function operation(domain: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [domain],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: parameters(endpoint),
    ...(endpoint.body &&
      !endpoint.multipart && {
        requestBody: {
          required: !endpoint.body.safeParse(undefined).success,
          content: content(schemaOf(endpoint.body, 'input')),
        },
      }),
    ...(endpoint.multipart && {
      requestBody: { required: true, content: fileForm(endpoint.multipart, endpoint.body) },
    }),
    responses: responses(endpoint),
  };
}

/** The whole contract as an OpenAPI 3.1 document, generated from the endpoints alone. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, endpoints] of Object.entries(apis))
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(domain, name, endpoint),
      };
    }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}
