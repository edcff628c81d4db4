import type * as z from 'zod/mini';
import { areas } from './contract/index.ts';
import { permissions } from './contract/constants/permissions.ts';
import { type Answer, type Fields, type Operation } from './contract/operation.ts';
import { standardFailures } from './contract/failures.ts';
import { areaTitles, license, schemaOf, type Json } from './documents.ts';

/** The HTTP half of the contract as OpenAPI 3.1. */
export const openApi = (): Json => ({
  openapi: '3.1.1',
  info: {
    title: 'Seatwise API',
    version: '1.0.0',
    summary: 'Counselling, prediction, plans and chat for NEET UG, PG and MDS.',
    description: 'Made from packages/api-client/src/contract by `pnpm contract`; change it there.',
    license,
  },
  servers: [{ url: '/', description: 'The host that serves the app' }],
  tags: Object.entries(areaTitles).map(([name, description]) => ({ name, description })),
  paths: paths(),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
    schemas: { Failure: failureSchema },
  },
});

const failure: Json = { $ref: '#/components/schemas/Failure' };

const failureSchema: Json = {
  type: 'object',
  description: 'The one shape of every failure; some carry more.',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'What went wrong, for people to read.' },
    error: {
      type: 'string',
      description: 'The same text, where the specification reads it from here.',
    },
  },
};

const paths = (): Json => {
  const all: Record<string, Json> = {};
  for (const [area, operations] of Object.entries(areas))
    for (const operation of Object.values<Operation>(operations))
      (all[operation.path] ??= {})[operation.method.toLowerCase()] = drawn(area, operation);
  return all;
};

const drawn = (area: string, operation: Operation): Json => {
  const parameters = [
    ...parametersOf(operation.params, 'path'),
    ...parametersOf(operation.query, 'query'),
  ];
  return {
    operationId: operation.id,
    tags: [area],
    summary: operation.summary,
    ...(operation.requirement && { 'x-requirement': operation.requirement }),
    ...(operation.recognises && { 'x-recognised-texts': operation.recognises }),
    ...(operation.access === 'everyone'
      ? { security: [] }
      : { security: [{ bearer: [] }], 'x-roles': permissions[operation.access] }),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: requestBody(operation.body, operation.encoding ?? 'json'),
    }),
    responses: {
      ...success(operation.answer),
      ...failures(operation),
      default: { description: 'Any other failure', content: jsonOf(failure) },
    },
  };
};

const parametersOf = (fields: Fields | undefined, place: 'path' | 'query'): Json[] =>
  Object.entries(fields?._zod.def.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || schema._zod.def.type !== 'optional',
    schema: schemaOf(schema as z.ZodMiniType),
  }));

const mediaTypes = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const requestBody = (fields: Fields, encoding: keyof typeof mediaTypes): Json => ({
  required: true,
  content: { [mediaTypes[encoding]]: { schema: schemaOf(fields) } },
});

const text: Json = { 'text/plain': { schema: { type: 'string' } } };
const jsonOf = (schema: Json, rest: Json = {}): Json => ({
  'application/json': { schema, ...rest },
});

const success = (answer: Answer): Json => {
  switch (answer.kind) {
    case 'json':
      return { 200: { description: 'Done', content: jsonOf(schemaOf(answer.schema)) } };
    case 'rows':
      return {
        200: {
          description: 'Every record',
          content: jsonOf({ type: 'array', items: schemaOf(answer.schema) }),
        },
      };
    case 'text':
      return { 200: { description: 'Done, in words', content: text } };
    case 'text-or-json':
      return { 200: { description: 'Done', content: { ...text, ...jsonOf({}) } } };
    case 'file':
      return { 200: { description: 'The bytes', content: { 'application/octet-stream': {} } } };
    case 'redirect':
      return {
        303: {
          description: 'Goes on elsewhere',
          headers: { Location: { schema: { type: 'string' } } },
        },
      };
  }
};

const failures = (operation: Operation): Json =>
  Object.fromEntries(
    Object.entries({ ...standardFailures(operation), ...operation.failures }).map(
      ([status, { when, carries, example }]) => [
        status,
        {
          description: when,
          content: jsonOf(
            carries ? { allOf: [failure, schemaOf(carries)] } : failure,
            example && { example: { message: when, ...example } },
          ),
        },
      ],
    ),
  );
