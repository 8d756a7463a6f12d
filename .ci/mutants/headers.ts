import type { Mutant } from './mutant.ts';

const headers = 'server/security-headers.ts';
const headersTest = 'server/security-headers.test.ts';

export const headersMutants: readonly Mutant[] = [
  {
    promise: 'P19',
    breaks: 'pictures may be written into addresses',
    file: headers,
    find: `'img-src': ["'self'"],`,
    replace: `'img-src': ["'self'", 'data:'],`,
    test: headersTest,
    name: 'the home page',
  },
  {
    promise: 'P19',
    breaks: 'pages may be framed',
    file: headers,
    find: `    'frame-ancestors': ["'none'"],\n`,
    replace: '',
    test: headersTest,
    name: 'a vehicle',
  },
  {
    promise: 'P19',
    breaks: 'browsers are told of TLS for half a year only',
    file: headers,
    find: 'const twoYears = 63_072_000;',
    replace: 'const twoYears = 15_768_000;',
    test: headersTest,
    name: 'an answer of the API',
  },
  {
    promise: 'P19',
    breaks: 'answers name what made them',
    file: 'server/app.ts',
    find: `  app.disable('x-powered-by');\n`,
    replace: '',
    test: headersTest,
    name: 'the 404 page',
  },
  {
    promise: 'P19',
    breaks: 'an answer without a body has no set',
    file: 'server/http/resource.ts',
    find: 'unchangedHeaders: { ...unchanged, etag },',
    replace: 'unchangedHeaders: { vary: String(unchanged.vary), etag },',
    test: headersTest,
    name: 'a copy that is current',
  },
  {
    promise: 'P19',
    breaks: 'answers made on request have no set',
    file: 'server/app.ts',
    find: 'app.use(setHeaders(headers), refuseSecondHost,',
    replace: 'app.use(refuseSecondHost,',
    test: headersTest,
    name: 'a post that is too large',
  },
];
