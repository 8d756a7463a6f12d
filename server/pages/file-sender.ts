import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { sendStatusText } from '../http/text-responses.ts';
import { fileHeaders } from './file-headers.ts';

/** Sends the file of a folder that the request's path names, or its compressed copy. */
export function createFileSender(directory: string): RequestHandler {
  const send = expressStaticGzip(directory, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: {
      cacheControl: false,
      // The tag says the same, and to the millisecond.
      lastModified: false,
      redirect: false,
      // Only names that were found to be public get here.
      dotfiles: 'allow',
      setHeaders(response: ServerResponse, file) {
        const path = file.slice(directory.length).replace(/\.(?:br|gz)$/, '');
        response.setHeaders(new Map(Object.entries(fileHeaders(path))));
      },
    },
  });
  return (request, response, next) =>
    send(request, response, (error?: unknown) => {
      // What was set is about the file, and another answer comes in its place.
      for (const name of ofTheFile) response.removeHeader(name);
      if (error) next(error);
      else sendStatusText(response, 404);
    });
}

const ofTheFile = ['Content-Encoding', 'Content-Type', 'Cache-Control', 'ETag', 'Vary'];
