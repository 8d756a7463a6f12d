// The same pages as plain HTML: their text, links and pictures, with a small style sheet and no script.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { parse } from 'node-html-parser';

const styles = `body{margin:0;font:1rem/1.5 system-ui;color:#123}
header,main,footer{max-width:72rem;margin:auto;padding:1rem}h1{font-size:2.5rem}img{max-width:100%;height:auto}
section{padding:1rem 0}a{color:#048}td,th{border-bottom:1px solid #ccc;padding:.5rem}footer{background:#eee}`;

const kept =
  'href src alt width height srcset sizes media loading colspan rowspan name content lang'.split(
    ' ',
  );

function plainPage(path: string): string {
  const page = parse(readFileSync(`dist${path}/index.html`, 'utf8'));
  for (const each of page.querySelectorAll('svg, script, link, dialog, [hidden]')) each.remove();
  for (const each of page.querySelectorAll('*')) {
    for (const name of Object.keys(each.attributes)) {
      if (!kept.includes(name.toLowerCase())) each.removeAttribute(name);
    }
  }
  page
    .querySelector('head')
    ?.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/plain.css">');
  return `<!doctype html>${page.querySelector('html')}`;
}

/** Serves some pages as plain HTML; returns their origin, and how to stop. */
export async function servePlainPages(paths: readonly string[]) {
  const app = express();
  app.get('/plain.css', (_request, response) => void response.type('css').send(styles));
  for (const path of paths) {
    const html = plainPage(path);
    app.get(path, (_request, response) => void response.type('html').send(html));
  }
  app.use(express.static('dist'));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
