import { hiddenNames } from '../../generated/contract/forms.ts';
import type { SiteForm } from '../site.ts';
import type { Upload } from '../uploads/upload.ts';
import { toAnswers } from './answers.ts';
import { checkMessage } from './check-message.ts';
import { StoreUnavailable } from './database/lead-database.ts';
import type { LeadStore, NewLead, SavedLead } from './lead-store.ts';
import type { ContactLimits } from './limits/contact-limits.ts';
import type { CheckQuota } from './limits/flood-quota.ts';
import type { Verdict } from './limits/limiter.ts';
import { scoreSpam, spamThreshold } from './spam-signals.ts';

/** A message as it was posted. */
interface PostedMessage {
  readonly form: SiteForm;
  readonly body: unknown;
  readonly uploads?: readonly Upload[];
  readonly key?: string | undefined;
  readonly client: string;
}

/** The outcome of a posted message. */
export type Intake =
  | { readonly kind: 'saved'; readonly id: string; readonly verdict?: Verdict }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'limited'; readonly verdict: Verdict }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unavailable' };

/** The one way in for messages, however they are posted. */
export interface LeadIntake {
  accept(message: PostedMessage): Promise<Intake>;
  /** Counts a post before it is read; returns the verdict once there are too many. */
  countPost(client: string): Promise<Verdict | undefined>;
  /** Counts a refused post; returns the verdict once there are too many. */
  countRefused(client: string): Promise<Verdict | undefined>;
}

interface IntakeParts {
  readonly store: LeadStore;
  readonly limits: ContactLimits;
  readonly checkQuota: CheckQuota;
  /** The locale that dates are printed in. */
  readonly locale: string;
  /** Called after each stored lead, with the id of its form. */
  readonly onSaved: (form: string) => void;
  /** Called when a lead could not be stored. */
  readonly onUnavailable: (fault: unknown) => void;
}

/** Checks, counts and stores messages. */
export function createLeadIntake(parts: IntakeParts): LeadIntake {
  const { limits, onUnavailable } = parts;
  // Posts with the same key run one after the other, and count as one.
  const inFlight = new Map<string, Promise<unknown>>();

  async function storeInTurn(lead: NewLead, client: string): Promise<Intake> {
    if (lead.key === undefined) return storeCounted(parts, lead, client);
    const earlier = inFlight.get(lead.key);
    const turn = Promise.resolve(earlier).then(() => storeUnlessKnown(parts, lead, client));
    const settled = turn.catch(() => undefined);
    inFlight.set(lead.key, settled);
    try {
      return await turn;
    } finally {
      if (inFlight.get(lead.key) === settled) inFlight.delete(lead.key);
    }
  }

  return {
    accept: async ({ form, body, uploads = [], key, client }) => {
      const checked = checkMessage(form, body, uploads);
      if (!checked.isValid) return { kind: 'invalid', errors: checked.errors };
      const { fields } = checked;
      const answers = toAnswers(fields, form.dealerFields ?? form.fields, parts.locale);
      const suspicion = spamScoreOf(fields, body);
      try {
        const { id, language } = form;
        const files = uploads.length > 0 ? uploads : undefined;
        const lead = { form: id, language, fields, answers, files, key, suspicion };
        return await storeInTurn(lead, client);
      } catch (fault) {
        if (!(fault instanceof StoreUnavailable)) throw fault;
        onUnavailable(fault);
        return { kind: 'unavailable' };
      }
    },
    countPost: async (client) => refusing(await limits.takePost(client)),
    countRefused: async (client) => refusing(await limits.takeRefused(client)),
  };
}

function refusing(verdict: Verdict): Verdict | undefined {
  return verdict.isAllowed ? undefined : verdict;
}

async function storeUnlessKnown(
  parts: IntakeParts,
  lead: NewLead,
  client: string,
): Promise<Intake> {
  const known = await parts.store.findRepeat(lead);
  return known ?? storeCounted(parts, lead, client);
}

async function storeCounted(parts: IntakeParts, lead: NewLead, client: string): Promise<Intake> {
  const { store, limits, checkQuota, onSaved } = parts;
  const taken = await limits.takeStored(client);
  const { verdict, isBeyondUsual } = taken;
  if (!verdict.isAllowed) return { kind: 'limited', verdict };
  const giveBack = async (fault: unknown) => {
    await limits.giveBack(client, taken);
    throw fault;
  };
  const full = isBeyondUsual || lead.files ? await checkQuota().catch(giveBack) : undefined;
  if (full) return { kind: 'limited', verdict: full };
  const saved: SavedLead = await store
    .save(isBeyondUsual ? markedForDigest(lead) : lead)
    .catch(giveBack);
  if (saved.kind === 'conflict') return saved;
  onSaved(lead.form);
  return { ...saved, verdict };
}

/** In such a flood most messages are not from people: this one is marked as spam, and mailed in the digest. */
function markedForDigest(lead: NewLead): NewLead {
  return { ...lead, suspicion: (lead.suspicion ?? 0) + spamThreshold, isForDigest: true };
}

function spamScoreOf(fields: Readonly<Record<string, unknown>>, body: unknown): number {
  const { [hiddenNames.honeypot]: honeypot, [hiddenNames.elapsed]: elapsed } = Object(body);
  return scoreSpam(fields, { honeypot, elapsed });
}
