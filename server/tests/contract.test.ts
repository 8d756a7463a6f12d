// What a store of messages promises, whichever database holds it: one contract, kept by both.
import { beforeEach, describe } from 'vitest';
import { commandContract } from '../testing/contract/commands.ts';
import { confirmationContract } from '../testing/contract/confirmation.ts';
import { leadStoreContract } from '../testing/contract/lead-store.ts';
import { outboxContract } from '../testing/contract/outbox.ts';
import { postContract } from '../testing/contract/posts.ts';
import { engines, openDatabases } from '../testing/engines.ts';

describe.each(engines)('messages in $engine', (engine) => {
  const databases = openDatabases(engine, 4);

  beforeEach(async () => {
    const { db } = databases.first();
    for (const table of ['outbox', 'lead', 'confirmation'] as const)
      await db.deleteFrom(table).execute();
  });

  leadStoreContract(databases);
  outboxContract(databases);
  confirmationContract(databases);
  commandContract(databases);
  postContract(databases);
});
