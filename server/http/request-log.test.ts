import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRequestLog } from './request-log.ts';

// What a line says of a visitor, and what it leaves out, is in server/tests/privacy.test.ts.

test('a request is counted and logged with the time it took', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [info, countRequest] = [vi.fn(), vi.fn()];
  const response = Object.assign(new EventEmitter(), {
    writableFinished: true,
    statusCode: 200,
    locals: {},
  });
  const request = { originalUrl: '/boats', method: 'GET', ip: '192.0.2.1' };
  const log = createRequestLog({
    log: { hasInfo: true, info } as never,
    metrics: { countRequest },
  });
  log(request as Request, response as unknown as Response, vi.fn());
  vi.advanceTimersByTime(12);
  response.emit('close');
  expect(countRequest).toHaveBeenCalledWith({
    route: 'other',
    method: 'GET',
    status: 200,
    seconds: 0.012,
  });
  expect(info.mock.calls[0]?.[0]).toMatchObject({ path: '/boats', status: 200, ms: 12 });
});
