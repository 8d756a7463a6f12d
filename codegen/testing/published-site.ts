import { listFormerAddresses } from '../derive/pages/routes.ts';
import type { Diagnostic, Edit } from '../diagnostics/diagnostic.ts';
import { checkLedger } from '../link/ledger/check-ledger.ts';
import { checkLinks } from '../link/link.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { fileKinds } from '../model/nouns.ts';
import { createSource, readDocument } from '../parse/source.ts';
import { expandPages } from '../site/expand.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { makeContent, makeSite } from './make-site.ts';

// Test support: a dealer whose pages come, go, move and change their names, and the editor who keeps the ledger.

/** What is written in the files: pages and towns by id, and how addresses of towns are made. */
export interface Written {
  readonly pages: Readonly<Record<string, Data>>;
  readonly towns: Readonly<Record<string, Data>>;
  readonly townPath: string;
  readonly ledger: string;
}

const ledgerFile = 'content/urls.yaml';
const gonePage = { path: '/gone', fallbacks: [{ prefix: '/', status: 410 }] };

/** The site of what is written. */
export function siteOf({ pages, towns, townPath, ledger }: Written): Site {
  const records = {
    counties: {
      north: { slug: 'north', path: '/north', townPath, townAliases: ['/{slug}-carts'] },
    },
    templates: { county: {}, town: {} },
    pages: { ...pages, gone: gonePage },
    towns,
  };
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  const kind = fileKinds.find(({ noun }) => noun === 'urls');
  if (!kind) throw new Error('there is no ledger');
  const data = readDocument(ledger).toJS();
  const source = createSource({ file: ledgerFile, kind, id: 'urls', text: ledger }, data);
  return { ...site, content: { ...site.content, urls: { id: 'urls', data, source } } };
}

/** The addresses of all pages. */
export function liveAddresses(site: Site): readonly string[] {
  return createSiteIndex(site).addresses;
}

/** What visitors get at an address: a page, a page that says it is gone, a way there in one step, or nothing. */
export function answerAt(site: Site, path: string): 'page' | 'gone' | 'redirect' | 'nothing' {
  const index = createSiteIndex(site);
  if (index.pageAt(path)) return 'page';
  const former = listFormerAddresses(index).find((each) => each.path === path);
  if (former?.status === 410) return 'gone';
  return former && index.pageAt(former.to) ? 'redirect' : 'nothing';
}

/** The faults of the ledger. */
export function faultsOf(site: Site): readonly Diagnostic[] {
  const links = checkLinks(site).filter(({ file }) => file === ledgerFile);
  return [...links, ...checkLedger(site, new Set())];
}

/** The ledger after every sure fix. */
export function applySure(written: Written): Written {
  let current = written;
  for (let round = 0; round < 20; round++) {
    const sure = faultsOf(siteOf(current))
      .flatMap(({ fixes = [] }) => fixes)
      .find(({ isSure }) => isSure);
    if (!sure) return current;
    current = { ...current, ledger: edited(current.ledger, sure.edits) };
  }
  throw new Error('sure fixes come to no end');
}

/** The ledger after an editor has decided what was in doubt: as proposed, or that it is gone. */
export function decide(written: Written): Written {
  const [fault] = faultsOf(siteOf(written));
  if (!fault) return written;
  const [fix] = fault.fixes ?? [];
  if (fix) return { ...written, ledger: edited(written.ledger, fix.edits) };
  const line = written.ledger.split('\n')[fault.line - 1] ?? '';
  const gone = line.replace(/: .*/, ': { gone: It is not made any more. }');
  return { ...written, ledger: written.ledger.replace(`${line}\n`, `${gone}\n`) };
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, text: own }) => now.slice(0, start) + own + now.slice(end), text);
}

/** Whose page each address is said to show. */
export function promises({ ledger }: Written): ReadonlyMap<string, unknown> {
  const data: unknown = readDocument(ledger).toJS();
  return new Map(isRecord(data) ? Object.entries(data) : []);
}
