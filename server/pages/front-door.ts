import type { RequestListener } from 'node:http';
import { type CountRequest, createRequestLog } from '../http/request-log.ts';
import type { ReportFault, ServerLog } from '../log.ts';
import { createPrebuiltSender, type Prebuilt } from './prebuilt.ts';

/** Answers what is not prebuilt, and counts every answer. */
export interface Application {
  readonly answer: RequestListener;
  readonly count: CountRequest;
}

interface FrontDoor {
  readonly listener: RequestListener;
  /** Lets waiting requests, and all later ones, through to the application. */
  open(application: Application): void;
}

interface DoorParts {
  readonly prebuilt: Prebuilt;
  readonly trustProxy: number;
  readonly log: ServerLog;
  readonly reportFault: ReportFault;
}

/** Sends prebuilt answers at once; any other request waits until there is an application to answer it. */
export function createFrontDoor(parts: DoorParts): FrontDoor {
  const { promise: opened, resolve: open } = Promise.withResolvers<Application>();
  const count: CountRequest = (request) => void opened.then((each) => each.count(request));
  const logRequest = createRequestLog({ ...parts, count });
  const sendPrebuilt = createPrebuiltSender(parts.prebuilt.resources, parts.reportFault);
  // Ahead of Express, which would take three times as long as the rest of such an answer.
  const listener: RequestListener = (request, response) => {
    logRequest(request, response);
    if (!sendPrebuilt(request, response))
      void opened.then((each) => each.answer(request, response));
  };
  return { listener, open };
}
