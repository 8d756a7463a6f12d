// A process that does nothing but send the mails of a database: for tests that kill it. Leases and
// pauses are short, so that a test sees in seconds what takes minutes otherwise.

import { createMailer } from '../leads/mail/create-mailer.ts';
import { createOutbox } from '../leads/mail/outbox.ts';
import { startOutboxWorker } from '../leads/mail/outbox-worker.ts';
import { openPostgres } from '../leads/postgres/open-postgres.ts';
import { createLog } from '../log.ts';
import { mailWording } from './fake-site.ts';
import { patientLimits } from './open-database.ts';

const { DATABASE_URL: url = '', SMTP_URL: smtpUrl = '' } = process.env;
const database = await openPostgres({ url, report: () => undefined, limits: patientLimits });
startOutboxWorker({
  outbox: createOutbox(database, { lease: 1_500, nextTry: ({ now }) => now + 300 }),
  sendMail: createMailer({ smtpUrl, to: ['a@site.example'], from: 'b@site.example' }, mailWording),
  log: createLog('silent'),
  pollEvery: 100,
});
process.stdout.write('ready\n');
