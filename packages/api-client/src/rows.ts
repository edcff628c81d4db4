import type { Definition, Schema } from './definition.ts';
import { isTimestamp } from './spellings.ts';

/**
 * Long lists are checked by shape: the schema of a record is compiled once into a chain of
 * `typeof` tests, so that 100,000 rows cost milliseconds. Limits such as lengths and formats are
 * the server's business; what a screen relies on is that a name is a string.
 */
export type RowCheck = (value: unknown) => boolean;

export const compileCheck = (schema: Schema): RowCheck => {
  const definition: Definition = schema._zod.def;
  switch (definition.type) {
    case 'string':
      return definition.format === 'datetime' ? isTimestamp : (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number';
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enum': {
      const allowed = new Set(Object.values(definition.entries!));
      return (value) => allowed.has(value);
    }
    case 'nullable': {
      const inner = compileCheck(definition.innerType!);
      return (value) => value === null || inner(value);
    }
    case 'optional': {
      const inner = compileCheck(definition.innerType!);
      return (value) => value === undefined || inner(value);
    }
    case 'union': {
      const options = definition.options!.map(compileCheck);
      return (value) => options.some((option) => option(value));
    }
    case 'array': {
      const element = compileCheck(definition.element!);
      return (value) => Array.isArray(value) && value.every(element);
    }
    case 'object':
      return compileObject(definition.shape!);
    default:
      throw new Error(`A list record cannot hold a ${definition.type}`);
  }
};

const compileObject = (shape: Readonly<Record<string, Schema>>): RowCheck => {
  const names = Object.keys(shape);
  const checks = names.map((name) => compileCheck(shape[name]!));
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const record = value as Record<string, unknown>;
    for (let i = 0; i < names.length; i += 1) if (!checks[i]!(record[names[i]!])) return false;
    return true;
  };
};

const compiled = new WeakMap<Schema, RowCheck>();

export const rowCheck = (record: Schema): RowCheck => {
  const known = compiled.get(record);
  if (known) return known;
  const check = compileCheck(record);
  compiled.set(record, check);
  return check;
};
