import type { ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { sendStatusText } from '../http/text-responses.ts';
import { fileHeaders } from './file-headers.ts';

interface FileFolders {
  readonly directory: string;
  /** Where a build puts this folder when it replaces it. */
  readonly replaced?: string | undefined;
}

/**
 * Sends the file of a folder that the request's path names, or its compressed copy. After a build the pages of the
 * running server name files that are only in the replaced folder.
 */
export function createFileSender({ directory, replaced = directory }: FileFolders): RequestHandler {
  const send = expressStaticGzip(directory, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: optionsFor(directory),
  });
  const sendReplaced = express.static(replaced, { ...optionsFor(replaced), index: false });
  return (request, response, next) => {
    const { url } = request;
    send(request, response, (error?: unknown) => {
      clearFile(response);
      if (error) return next(error);
      request.url = url;
      sendReplaced(request, response, (failure?: unknown) => {
        clearFile(response);
        if (failure) next(failure);
        else sendStatusText(response, 404);
      });
    });
  };
}

function optionsFor(directory: string) {
  return {
    cacheControl: false,
    // The tag says the same, and to the millisecond.
    lastModified: false,
    redirect: false,
    // Only names that were found to be public get here.
    dotfiles: 'allow',
    setHeaders(response: ServerResponse, file: string) {
      const path = file.slice(directory.length).replace(/\.(?:br|gz)$/, '');
      response.setHeaders(new Map(Object.entries(fileHeaders(path))));
    },
  } as const;
}

/** Takes back what was set about the file: another answer comes in its place. */
function clearFile(response: ServerResponse): void {
  for (const name of ofTheFile) response.removeHeader(name);
}

const ofTheFile = ['Content-Encoding', 'Content-Type', 'Cache-Control', 'ETag', 'Vary'];
