/** The style sheet of the report: neutral colors, light and dark, tables that become lists on a narrow screen. */
export const styles = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1c2430; --soft: #5a6675; --line: #d9dee5; --panel: #f4f6f8;
  --gone: #9b1c1c; --gone-ground: #fdecec; --new: #14532d; --new-ground: #e3f5e8; }
@media (prefers-color-scheme: dark) { :root { --ground: #12171e; --ink: #e6eaf0; --soft: #a3adba; --line: #2e3742;
  --panel: #1b222b; --gone: #ffb4ab; --gone-ground: #421a1a; --new: #a5e3b8; --new-ground: #15351f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.15; }
header p { margin: 0.25rem 0; }
header p:first-of-type { font-size: 1.25rem; }
header p:last-of-type { color: var(--soft); }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
small { color: var(--soft); font-weight: 400; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
code, del, ins { overflow-wrap: anywhere; }
th { color: var(--soft); font-size: 0.875rem; font-weight: 600; }
code { font-family: ui-monospace, monospace; font-size: 0.9375em; }
del { padding: 0 0.15em; border-radius: 3px; background: var(--gone-ground); color: var(--gone); }
ins { padding: 0 0.15em; border-radius: 3px; background: var(--new-ground); color: var(--new); text-decoration: none; }
.all > td { padding: 0 0 0.75rem; }
summary { padding: 0.5rem 0; color: var(--soft); cursor: pointer; }
details table { background: var(--panel); }
details td { padding-inline-start: 0.75rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
figure { margin: 0; }
figcaption { color: var(--soft); font-size: 0.875rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
@media (min-width: 48rem) { tr > :nth-child(1):nth-last-child(3), tr > :nth-child(2):nth-last-child(2) { width: 38%; } }
@media (max-width: 47.99rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, td { display: block; width: 100%; }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0.125rem 0; border: 0; }
  td[data-name]::before { content: attr(data-name) ": "; color: var(--soft); font-size: 0.875rem; }
  .all { border: 0; padding: 0; }
}
`;
