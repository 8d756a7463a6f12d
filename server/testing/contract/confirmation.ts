import { expect, onTestFinished, test, vi } from 'vitest';
import { createConfirmation } from '../../leads/mail/confirmation.ts';
import type { Databases } from '../engines.ts';
import { fakeForms } from '../fake-site.ts';
import { leadRow } from '../lead-row.ts';
import { startMailServer } from '../mail-server.ts';

const text = { subject: 'It arrived', text: 'We got it. Call 555-0100.' };

/** All instances together send a sender no more than was said. */
export function confirmationContract({ all }: Databases): void {
  test('a confirmation is one of fifty an hour at most, and one a day for an address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startMailServer();
    onTestFinished(server.stop);
    const settings = { smtpUrl: server.url, to: ['desk@site.example'], from: 'a@site.example' };
    const confirms = all().map((database) =>
      createConfirmation({ settings, forms: fakeForms, textIn: () => text, database }),
    );
    const send = (index: number) =>
      confirms[index % confirms.length]?.(
        leadRow(
          { email: `sender${index}@mail.example` },
          { id: String(index), created_at: new Date().toISOString() },
        ),
      );
    for (let index = 0; index < 60; index += 6) {
      await Promise.all([0, 1, 2, 3, 4, 5].map((more) => send(index + more)));
    }
    expect(server.mails).toHaveLength(50);
    vi.setSystemTime(Date.now() + 3_601_000);
    await send(100);
    await send(100);
    expect(server.mails).toHaveLength(51);
    vi.setSystemTime(Date.now() + 82_800_000);
    await send(100);
    expect(server.mails).toHaveLength(51);
    vi.setSystemTime(Date.now() + 3_601_000);
    await send(100);
    expect(server.mails).toHaveLength(52);
  });
}
