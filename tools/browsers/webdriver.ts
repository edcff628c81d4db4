import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { viewport, type BrowserUnderTest, type Driver, type Key } from './driver.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
};
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** No command takes as long, unless the browser hangs. */
const commandTimeout = 30_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
};

const startDisplay = async (): Promise<{ display: string; process: ChildProcess }> => {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [words] = (await once(xvfb.stdout, 'data')) as [Buffer];
  return { display: `:${String(words).trim()}`, process: xvfb };
};

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const commandsTo =
  (address: string): Command =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(commandTimeout),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };

const untilReady = async (command: Command): Promise<void> => {
  for (const end = Date.now() + commandTimeout; ;) {
    const status = await command('GET', '/status').catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
  }
};

const keyActions = (keys: Iterable<string>): object => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: Array.from(keys, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat(),
    },
  ],
});

/** WebKit over the W3C's WebDriver. A driver process has one session only, so each context has one. */
export const webKit = async (
  driverPath: string,
  miniBrowser: string,
): Promise<BrowserUnderTest> => {
  const { display, process: xvfb } = await startDisplay();

  const openSession = async (downloads: string) => {
    const port = await freePort();
    const home = await mkdtemp(path.join(tmpdir(), 'journeys-webkit-'));
    await writeFile(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const child = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: home,
        // Bubblewrap cannot make its namespaces as root or in a container.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const command = commandsTo(`http://127.0.0.1:${port}`);
    await untilReady(command);
    const { sessionId, capabilities } = (await command('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // With another one, commands hang while a page loads.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const send = (path: string, body: object) =>
      command('POST', `/session/${sessionId}${path}`, body);
    const close = async (): Promise<void> => {
      await command('DELETE', `/session/${sessionId}`).catch(() => undefined);
      child.kill();
      await rm(home, { recursive: true, force: true });
    };
    return { send, close, version: capabilities.browserVersion };
  };

  const newContext = async (downloads: string): Promise<Driver> => {
    const { send, close, version } = await openSession(downloads);
    await send('/window/rect', { x: 0, y: 0, width: viewport.width, height: viewport.height + 38 });
    return {
      version: `WebKitGTK/${version}`,
      navigate: async (url) => void (await send('/url', { url })),
      reload: async () => void (await send('/refresh', {})),
      back: async () => void (await send('/back', {})),
      evaluate: (expression) =>
        send('/execute/sync', { script: `return (${expression})`, args: [] }),
      // Where a page is left meanwhile, nothing answers before the time is up.
      evaluateAsync: async (expression) => {
        const script = `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${expression})).then(
            (value) => done({ value }), (error) => done({ error: String(error) }));`;
        const answer = await send('/execute/async', { script, args: [] });
        const { value, error } = answer as { value?: unknown; error?: string };
        if (error !== undefined) throw new Error(error);
        return value;
      },
      click: async ({ x, y }) => {
        const actions = [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await send('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      type: async (text) => void (await send('/actions', keyActions(text))),
      press: async (key) => void (await send('/actions', keyActions([keyCodes[key]]))),
      upload: async (expression, file) => {
        const script = `return ${expression}`;
        const element = (await send('/execute/sync', { script, args: [] })) as Record<
          string,
          string
        >;
        await send(`/element/${element[elementKey]!}/value`, { text: file });
      },
      close,
    };
  };

  return {
    name: 'WebKit',
    newContext,
    close: async () => {
      xvfb.kill();
      await once(xvfb, 'exit');
    },
  };
};
