import { MIMEType } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import { clientKey } from './http/client-key.ts';
import { isSameOriginPost } from './http/request-checks.ts';
import type { Intake, LeadIntake } from './leads/lead-intake.ts';
import { setLimitHeaders } from './leads/limits/limit-headers.ts';
import type { SiteForm } from './site.ts';
import { uploadsOf } from './uploads/upload.ts';

type Saved = Extract<Intake, { kind: 'saved' }>;

/** Why a post is not taken. */
export type Refusal =
  | Exclude<Intake, Saved>
  | { readonly kind: 'too-many' | 'foreign' | 'other-type' }
  | { readonly kind: 'unreadable'; readonly status: number; readonly error: string };

/** A way in for the messages of a form: how a post is read, and how its sender is answered. */
export interface PostWay {
  readonly form: SiteForm;
  readonly intake: LeadIntake;
  readonly siteUrl: string;
  readonly mediaTypes: readonly string[];
  /** What reads the body. */
  readonly readers: readonly RequestHandler[];
  readonly keyOf: (request: Request, response: Response) => string | undefined;
  /** The refusals that do not count against the client. */
  readonly uncounted: readonly Refusal['kind'][];
  readonly sendSaved: (request: Request, response: Response, saved: Saved) => void;
  readonly sendRefusal: (
    request: Request,
    response: Response,
    refusal: Refusal,
  ) => void | Promise<void>;
}

/** What a post goes through, whichever way it comes. */
export function acceptPosts(way: PostWay): RequestHandler[] {
  return [countPost(way), refuseForeignPost(way), ...way.readers, acceptPost(way)];
}

/** Refuses a post and counts it; past the limit for refused posts each is one too many. */
export async function refusePost(
  way: PostWay,
  request: Request,
  response: Response,
  refusal: Refusal,
): Promise<void> {
  const isCounted = !way.uncounted.includes(refusal.kind);
  const verdict = isCounted ? await way.intake.countRefused(clientKey(request.ip)) : undefined;
  setLimitHeaders(response, verdict);
  await way.sendRefusal(request, response, verdict ? { kind: 'too-many' } : refusal);
}

/** Beyond so many posts of a client none is even read. */
function countPost({ intake, sendRefusal }: PostWay): RequestHandler {
  return async (request, response, next) => {
    const verdict = await intake.countPost(clientKey(request.ip));
    if (!verdict) return next();
    setLimitHeaders(response, verdict);
    await sendRefusal(request, response, { kind: 'too-many' });
  };
}

function refuseForeignPost(way: PostWay): RequestHandler {
  return async (request, response, next) => {
    const isOwn = isSameOriginPost(request, way.siteUrl);
    if (isOwn && isUtf8Of(way.mediaTypes, request.headers['content-type'])) return next();
    await refusePost(way, request, response, { kind: isOwn ? 'other-type' : 'foreign' });
  };
}

function acceptPost(way: PostWay): RequestHandler {
  const { form, intake, keyOf, sendSaved } = way;
  return async (request, response) => {
    const client = clientKey(request.ip);
    const uploads = uploadsOf(response);
    const key = keyOf(request, response);
    const outcome = await intake.accept({ form, body: request.body, uploads, key, client });
    if (outcome.kind === 'saved') return sendSaved(request, response, outcome);
    if (outcome.kind === 'limited') setLimitHeaders(response, outcome.verdict);
    if (outcome.kind === 'unavailable') response.setHeader('Retry-After', '30');
    await refusePost(way, request, response, outcome);
  };
}

/**
 * Whether a body is of such a media type and in UTF-8, the only charset that is read: a filter in front would read another
 * one differently. A charset given twice is none, since readers differ on which of the two counts.
 */
function isUtf8Of(mediaTypes: readonly string[], header = ''): boolean {
  if ((header.match(/charset/gi) ?? []).length > 1) return false;
  try {
    const { essence, params } = new MIMEType(header);
    return mediaTypes.includes(essence) && /^utf-8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}
