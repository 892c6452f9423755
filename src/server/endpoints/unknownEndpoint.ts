import type { NextApiHandler } from 'next';
import { notFound } from './readOnly';

/** Any path below `/api` that is no endpoint: a program gets JSON, not the 404 screen of a visitor. */
export const unknownEndpoint: NextApiHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  response.status(notFound.status).json(notFound.body);
};
