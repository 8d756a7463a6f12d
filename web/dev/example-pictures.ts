import type { RequestHandler } from '../editor/calls/answer-safely.ts';

/** A shore at the size of a photograph: it stands in for whatever the examples of the schemas show. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 48 32">
<path fill="#cfe3ee" d="M0 0h48v32H0z"/><circle cx="38" cy="8" r="4" fill="#f4d9a0"/>
<path fill="#7fa8b8" d="M0 20h48v12H0z"/><path fill="#e6d3b0" d="M0 32v-7q24-5 48 1v6z"/></svg>`;

/** Answers the pictures that examples name, such as `/pictures/example.webp`. */
export const answerExamplePictures: RequestHandler = (request, response, next) => {
  if (!/^\/pictures\/[\w-]+\.webp$/.test(request.url ?? '')) return next();
  response.setHeader('Content-Type', 'image/svg+xml');
  response.end(scene);
};
