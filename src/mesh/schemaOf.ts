import { z } from 'zod';
import { articles, collections, type Place, ruleBooks } from './collections';

type Shape =
  | Pick<Extract<Place, { kind: 'facts' | 'texts' }>, 'kind' | 'collection'>
  | Pick<Extract<Place, { kind: 'article' }>, 'kind' | 'collection'>
  | Pick<Extract<Place, { kind: 'rules' }>, 'kind' | 'collection'>;

const findSchema = (shape: Shape): z.ZodType => {
  if (shape.kind === 'rules') return ruleBooks[shape.collection];
  return shape.kind === 'article'
    ? articles[shape.collection]
    : collections[shape.collection][shape.kind];
};

const known = new Map<string, z.ZodType>();

/**
 * What a record must be like, by its place. Thousands of records share a schema, and one that is compiled reads them in
 * a third of the time; it tells the same faults, since whatever it does not accept is read once more without.
 */
export const schemaOf = (shape: Shape): z.ZodType => {
  const name = `${shape.collection}/${shape.kind}`;
  const schema = known.get(name) ?? z.compile(findSchema(shape));
  known.set(name, schema);
  return schema;
};
