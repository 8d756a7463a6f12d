import type { ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { sendStatusText } from '../http/text-responses.ts';
import type { BuiltSite } from '../site.ts';
import { fileHeaders } from './file-headers.ts';

type FileFolders = Pick<BuiltSite, 'publicDirectory' | 'changedDirectory' | 'replacedDirectory'>;

/**
 * Sends the file of a site that the request's path names, or its compressed copy. After a build the pages of the running
 * server name files that are only in the replaced folder.
 */
export function createFileSender(site: FileFolders): RequestHandler {
  const { publicDirectory, changedDirectory, replacedDirectory } = site;
  const built = [changedDirectory, publicDirectory].flatMap((folder) =>
    folder === undefined ? [] : [sendWithCopies(folder)],
  );
  const replaced = replacedDirectory ?? publicDirectory;
  const senders = replaced === undefined ? built : [...built, sendPlain(replaced)];
  return (request, response, next) => {
    const { url } = request;
    const sendFrom = ([send, ...others]: readonly RequestHandler[]) => {
      request.url = url;
      if (!send) return sendStatusText(response, 404);
      send(request, response, (error?: unknown) => {
        clearFile(response);
        if (error) next(error);
        else sendFrom(others);
      });
    };
    sendFrom(senders);
  };
}

function sendWithCopies(directory: string): RequestHandler {
  return expressStaticGzip(directory, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: optionsFor(directory),
  });
}

function sendPlain(directory: string): RequestHandler {
  return express.static(directory, { ...optionsFor(directory), index: false });
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
