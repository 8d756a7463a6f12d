import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { eventually } from '../../server/testing/eventually.ts';
import { freePort } from '../../server/testing/free-port.ts';
import type { Engine, Tab, WindowSize } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const [browser] = globSync('/usr/lib/*/webkit{,2}gtk-*/MiniBrowser');

/** The toolbar of the browser is wider than a phone unless its buttons shrink. */
const narrow = '* { min-width: 0; padding: 0; font-size: 4px; -gtk-icon-transform: scale(0.2); }';

function missing(): string | undefined {
  const gone = [driver, screen].filter((program) => !existsSync(program));
  if (!browser) gone.push('MiniBrowser');
  return gone.length > 0 ? `there is no ${gone.join(' and no ')}` : undefined;
}

/** Debian's WebKit with compositing on, driven by WebDriver on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: missing(),
  async launch({ dark = false, scripts = true } = {}) {
    const home = await mkdtemp(join(tmpdir(), 'webkit-'));
    for (const version of ['gtk-3.0', 'gtk-4.0']) {
      await mkdir(join(home, version));
      await writeFile(join(home, version, 'gtk.css'), narrow);
    }
    const { display, process: xvfb } = await startScreen();
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home };
    const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const args = [
      '--automation',
      `--enable-javascript=${scripts}`,
      ...(dark ? ['--dark-mode'] : []),
    ];
    const options = { binary: browser, args };
    const session = await eventually(() =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
        .build(),
    );
    return {
      tab: tabOf(session),
      async close() {
        await session.quit();
        await end(service);
        await end(xvfb);
        await rm(home, { recursive: true, force: true });
      },
    };
  },
};

/** Starts a screen without a monitor, which chooses a number that is free. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const parameters = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn(screen, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(xvfb.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, process: xvfb };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function tabOf(session: WebDriver): Tab {
  const found = async (element: string) => {
    const by = element.startsWith('//') ? By.xpath(element) : By.css(element);
    const first = await session.wait(until.elementLocated(by), 60_000);
    // The driver would not wait for a page that scrolls smoothly.
    await session.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      first,
    );
    return first;
  };
  const run: Tab['run'] = (task, parameter) =>
    session.executeScript(`return (${task})(arguments[0])`, parameter);
  return {
    open: (address) => session.get(address),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    run,
    click: async (element) => (await found(element)).click(),
    async type(element, text) {
      const field = await found(element);
      await field.clear();
      await field.sendKeys(text);
    },
    choose: async (select, value) => (await found(`${select} option[value="${value}"]`)).click(),
    press: (key) =>
      session
        .actions()
        .sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key])
        .perform(),
    resize: (size) => resize(session, size),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}

/** Makes the page itself as large as asked: the window is larger by its toolbar. */
async function resize(session: WebDriver, { width, height }: WindowSize): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const toolbar = await session.executeScript<number>('return outerHeight - innerHeight');
  await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
}
